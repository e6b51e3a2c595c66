import HIGModel

/// Statements without a partner that went where the rule beside them went: of a paragraph that became one headline with a
/// body, or came from one, each statement but one stands in that body.
///
/// The earlier reason for refusal does not matter: a likelier pair of the neighbouring rule does not compete with it. The
/// limits were chosen on neighbouring editions; of 43 further links between eight pairs farther apart two
/// readers confirmed 35 and 37 and called three wrong.
struct FollowingStatements {
    private let older: EditionProfile
    private let newer: EditionProfile
    /// The places of the newer rules that each older one is linked with.
    private var partnersOfOlder: [Int: [Int]] = [:]
    /// The places of the older rules that each newer one is linked with.
    private var partnersOfNewer: [Int: [Int]] = [:]
    /// The older rules whose statement has its partner, whatever came out of their body.
    private var settledOlder: Set<Int> = []
    /// The newer rules whose statement has its partner, whatever went into their body.
    private var settledNewer: Set<Int> = []

    /// How well the body beside its neighbour's partner must say an older statement, 0 to 1: of the 43 such pairs between ten
    /// pairs of neighbouring editions two readers confirmed 39 and 38, and from .45 to .5 five of 13.
    private static let leastAbsorbed = 0.5

    /// The same of a newer statement, as older bodies describe much beside their advice, and of one some places away from the
    /// neighbour: of the 27 such pairs two readers confirmed 25 each, and from .5 to .7 seven of 19.
    private static let leastOtherwise = 0.7

    /// How many places away the neighbour may stand.
    private static let farthest = 5

    /// - Parameter linked: the pairs that are linked for themselves.
    init(_ linked: [JudgedPair], _ older: EditionProfile, _ newer: EditionProfile) {
        self.older = older
        self.newer = newer
        for pair in linked {
            partnersOfOlder[pair.candidate.older, default: []].append(pair.candidate.newer)
            partnersOfNewer[pair.candidate.newer, default: []].append(pair.candidate.older)
            if pair.bond != .extracted { settledOlder.insert(pair.candidate.older) }
            if pair.bond != .absorbed { settledNewer.insert(pair.candidate.newer) }
        }
    }

    /// The places of the refused pairs that go along with a neighbour; of a rule's several it is the one that says most of it.
    func places(among refused: [JudgedPair]) -> Set<Int> {
        var best: [Follower: Int] = [:]
        for (place, pair) in refused.enumerated() {
            guard let follower = follower(in: pair) else { continue }
            if let other = best[follower], refused[other].evidence.toldInBody >= pair.evidence.toldInBody { continue }
            best[follower] = place
        }
        return Set(best.values)
    }

    private enum Follower: Hashable {
        case older(Int)
        case newer(Int)
    }

    /// The rule of a pair that goes along with a neighbour; `nil` where none does.
    private func follower(in pair: JudgedPair) -> Follower? {
        let (from, to, told) = (pair.candidate.older, pair.candidate.newer, pair.evidence.toldInBody)
        guard told >= FollowingStatements.leastAbsorbed else { return nil }
        switch pair.bond {
        case .statement: return nil
        case .absorbed:
            guard !settledOlder.contains(from), let apart = distance(from: from, to: partnersOfNewer[to], in: older)
            else { return nil }
            return apart == 1 || told >= FollowingStatements.leastOtherwise ? .older(from) : nil
        case .extracted:
            guard !settledNewer.contains(to), distance(from: to, to: partnersOfOlder[from], in: newer) != nil
            else { return nil }
            return told >= FollowingStatements.leastOtherwise ? .newer(to) : nil
        }
    }

    /// How many places a rule is away from the nearest of some others in its section; `nil` where that is too far.
    private func distance(from rule: Int, to others: [Int]?, in edition: EditionProfile) -> Int? {
        let section = edition.rules[rule].section
        guard !section.isEmpty else { return nil }
        let near = others?.filter { edition.rules[$0].section == section }.map { abs($0 - rule) }.min()
        return near.flatMap { $0 <= FollowingStatements.farthest ? $0 : nil }
    }
}
