import HIGModel

/// Statements without a partner whose neighbour has one: a paragraph of advice became one headline with a body, or came from one,
/// and each of its rules but one is told by that body.
///
/// That a neighbour is likelier to be the partner is no reason against such a pair, and neither is the topic, which the
/// two of a section share or lost together.
struct Followers {
    private let older: EditionProfile
    private let newer: EditionProfile
    /// The places of each rule's partners in the other edition.
    private var ofOlder: [Int: [Int]] = [:]
    private var ofNewer: [Int: [Int]] = [:]
    /// The places of rules whose statement has its partner, whatever their body took in or gave away.
    private var isStatedInNewer: Set<Int> = []
    private var isStatedInOlder: Set<Int> = []

    /// The least share of an older statement, 0 to 1, that the body beside its neighbour's partner must say: of the 43 such
    /// pairs between ten pairs of neighbouring editions two readers confirmed 39 and 38, and from .45 to .5 five of 13.
    private static let leastAbsorbed = 0.5

    /// The same of a newer statement, as older bodies describe much beside their advice, and of one some places away from the
    /// neighbour: of the 27 such pairs two readers confirmed 25 each, and from .5 to .7 seven of 19.
    private static let leastOtherwise = 0.7
    private static let farthest = 5

    /// - Parameter accepted: the pairs that are linked without regard to neighbours.
    init(_ accepted: [JudgedPair], _ older: EditionProfile, _ newer: EditionProfile) {
        self.older = older
        self.newer = newer
        for pair in accepted {
            ofOlder[pair.candidate.older, default: []].append(pair.candidate.newer)
            ofNewer[pair.candidate.newer, default: []].append(pair.candidate.older)
            if pair.bond != .extracted { isStatedInNewer.insert(pair.candidate.older) }
            if pair.bond != .absorbed { isStatedInOlder.insert(pair.candidate.newer) }
        }
    }

    /// Those of the refused pairs that follow a neighbour; of a rule's several the one that says most of it.
    ///
    /// - Returns: their places among `refused`.
    func places(among refused: [JudgedPair]) -> Set<Int> {
        var best: [Follower: Int] = [:]
        for (place, pair) in refused.enumerated() {
            guard let follower = follower(pair) else { continue }
            if let other = best[follower], refused[other].evidence.told >= pair.evidence.told { continue }
            best[follower] = place
        }
        return Set(best.values)
    }

    private enum Follower: Hashable {
        case older(Int)
        case newer(Int)
    }

    /// The rule of a pair that follows a neighbour; `nil` where none does.
    private func follower(_ pair: JudgedPair) -> Follower? {
        let (from, to) = (pair.candidate.older, pair.candidate.newer)
        switch pair.bond {
        case .statement: return nil
        case .absorbed:
            guard !isStatedInNewer.contains(from), let apart = distance(from: from, to: ofNewer[to], in: older)
            else { return nil }
            let least = apart == 1 ? Followers.leastAbsorbed : Followers.leastOtherwise
            return pair.evidence.told >= least ? .older(from) : nil
        case .extracted:
            guard !isStatedInOlder.contains(to), distance(from: to, to: ofOlder[from], in: newer) != nil
            else { return nil }
            return pair.evidence.told >= Followers.leastOtherwise ? .newer(to) : nil
        }
    }

    /// How many places a rule is away from the nearest of some others in its section; `nil` where that is too far.
    private func distance(from rule: Int, to others: [Int]?, in edition: EditionProfile) -> Int? {
        let section = edition.rules[rule].section
        guard !section.isEmpty else { return nil }
        let near = others?.filter { edition.rules[$0].section == section }.map { abs($0 - rule) }.min()
        return near.flatMap { $0 <= Followers.farthest ? $0 : nil }
    }
}
