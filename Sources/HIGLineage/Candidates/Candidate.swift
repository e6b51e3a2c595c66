/// Two rules that share enough to be judged.
struct Candidate {
    /// The older rule's place in its edition.
    let older: Int
    /// The newer rule's place in its edition.
    let newer: Int
    var evidence: LinkEvidence
    /// As `LinkModel.likeness` gives it: log odds, `LinkModel.leastLikeness` at least.
    var likeness: Double

    /// Orders candidates by the older rule's place, then the newer's.
    func isBefore(_ other: Candidate) -> Bool { (older, newer) < (other.older, other.newer) }
}
