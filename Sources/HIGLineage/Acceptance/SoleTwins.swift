/// The pairs that state nearly the same where no other rule of either edition does: the same advice, whatever another
/// rule's body has taken from it.
struct SoleTwins {
    private var older: [Int: Int] = [:]
    private var newer: [Int: Int] = [:]
    private let statements: TermLists

    /// The fewest terms of a statement that is more than a phrase.
    private static let leastTerms = 5

    init(_ candidates: [Candidate], _ profile: EditionProfile) {
        statements = profile.statements
        for candidate in candidates where candidate.evidence.isNearlySame {
            older[candidate.older, default: 0] += 1
            newer[candidate.newer, default: 0] += 1
        }
    }

    func contains(_ candidate: Candidate) -> Bool {
        candidate.evidence.isNearlySame && older[candidate.older] == 1 && newer[candidate.newer] == 1
            && statements.range(candidate.older).count >= SoleTwins.leastTerms
    }
}
