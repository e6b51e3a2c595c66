import HIGModel

/// The rules that stand word for word in both editions, statement and body.
///
/// Each is paired with one that has the same text: under the same heading where there is one, else of the same topic,
/// else anywhere, in source order. A rule that stands unchanged has taken nothing in and given nothing away, so that it
/// has no other partner.
struct UnchangedRules {
    /// The newer partner of each older rule; -1 without.
    private var partners: ContiguousArray<Int>
    private var isPartner: ContiguousArray<Bool>

    init(_ older: [Rule], _ newer: [Rule]) {
        partners = ContiguousArray(repeating: -1, count: older.count)
        isPartner = ContiguousArray(repeating: false, count: newer.count)
        // The digest stands for statement and body.
        let newerTwins = Twins(newer.indices) { newer[$0].digest }
        let olderTwins = Twins(older.indices.filter { newerTwins.first[older[$0].digest] != nil }) { older[$0].digest }
        for (digest, place) in olderTwins.first {
            guard let other = newerTwins.first[digest] else { continue }
            if olderTwins.next[place] == nil, newerTwins.next[other] == nil {
                join(place, other)
                continue
            }
            let (places, others) = (olderTwins.all(from: place), newerTwins.all(from: other))
            pair(places, older, others, newer) { [$0.topic] + $0.section }
            pair(places, older, others, newer) { [$0.topic] }
            pair(places, older, others, newer) { _ in [] }
        }
    }

    /// The rules of an edition that have the same text: nearly all have their own.
    private struct Twins {
        /// The place of the first rule with each digest.
        private(set) var first: [String: Int] = [:]
        /// The place of the next one with the same, by places.
        private(set) var next: ContiguousArray<Int?>

        /// - Parameter places: ascending.
        init(_ places: some BidirectionalCollection<Int>, digest: (Int) -> String) {
            next = ContiguousArray(repeating: nil, count: places.last.map { $0 + 1 } ?? 0)
            first.reserveCapacity(places.count)
            for place in places.reversed() { next[place] = first.updateValue(place, forKey: digest(place)) }
        }

        /// From a place on, ascending.
        func all(from place: Int) -> [Int] { Array(sequence(first: place) { next[$0] }) }
    }

    private mutating func join(_ older: Int, _ newer: Int) {
        partners[older] = newer
        isPartner[newer] = true
    }

    /// Pairs rules of the same text that have the same key as well.
    private mutating func pair(
        _ olderPlaces: [Int], _ older: [Rule], _ newerPlaces: [Int], _ newer: [Rule], by key: (Rule) -> [String]
    ) {
        var open: [[String]: [Int]] = [:]
        for place in newerPlaces.reversed() where !isPartner[place] {
            open[key(newer[place]), default: []].append(place)
        }
        for place in olderPlaces where partners[place] < 0 {
            guard let partner = open[key(older[place])]?.popLast() else { continue }
            join(place, partner)
        }
    }

    /// Whether an older rule is unchanged, so that it has no candidates.
    func hasOlder(_ place: Int) -> Bool { partners[place] >= 0 }

    /// Whether a newer rule is unchanged.
    func hasNewer(_ place: Int) -> Bool { isPartner[place] }

    /// Whether the candidate pairs an unchanged rule with itself.
    func joins(_ candidate: Candidate) -> Bool { partners[candidate.older] == candidate.newer }

    /// By the older rule's place.
    func candidates(_ older: EditionProfile, _ newer: EditionProfile) -> [Candidate] {
        partners.enumerated().filter { $0.element >= 0 }.map { place, partner in
            var evidence = LinkEvidence()
            evidence.statements = 1
            evidence.texts = 1
            evidence.covered = 1
            evidence.order = 1
            evidence.isSameTopic = older.rules[place].topic == newer.rules[partner].topic
            evidence.sharesTopic = older.rules[place].namesTopic(of: newer.rules[partner])
            evidence.forceApart = abs(older.rules[place].modality.force - newer.rules[partner].modality.force)
            return Candidate(
                older: place, newer: partner, evidence: evidence, likeness: LinkModel.likeness(evidence))
        }
    }
}
