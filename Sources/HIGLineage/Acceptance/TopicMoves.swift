import HIGModel

/// From which topics to which others the advice of one edition went in the next.
struct TopicMoves {
    private let older: EditionProfile
    private let newer: EditionProfile
    /// The newer edition's topics.
    private let living: Set<String>
    private var counts: [Move: Int] = [:]

    private struct Move: Hashable {
        let from: String
        let to: String
    }

    /// - Parameter candidates: the pairs that are likely the same advice.
    init(_ candidates: [Candidate], _ older: EditionProfile, _ newer: EditionProfile) {
        self.older = older
        self.newer = newer
        living = Set(newer.rules.map(\.topic))
        for candidate in candidates { counts[move(candidate), default: 0] += 1 }
    }

    /// Whether a pair alone would leave a topic that lives on for one that neither rule names, though the statements say
    /// little of the same: a general sentence ("Use title-style capitalization.") finds its like on any page.
    func isStray(_ candidate: Candidate) -> Bool {
        let move = move(candidate)
        guard move.from != move.to, ![move.from, move.to].contains(Topic.general), !candidate.evidence.sharesTopic
        else {
            return false
        }
        return living.contains(move.from) && counts[move] == 1
            && candidate.evidence.statements < TopicMoves.leastStatements
    }

    /// The least likeness of the statements, 0 to 1, in such a pair: of 13 below it that were read three were right, of 30
    /// above it 24.
    private static let leastStatements = 0.47

    private func move(_ candidate: Candidate) -> Move {
        Move(from: older.rules[candidate.older].topic, to: newer.rules[candidate.newer].topic)
    }
}
