import HIGModel

/// The rules that stand word for word in both editions, statement and body.
///
/// Each is paired with one that has the same text: under the same heading where there is one, else of the same topic,
/// else anywhere, in source order. A rule that stands unchanged has taken nothing in and given nothing away, so that it
/// has no other partner.
struct UnchangedRules {
    private var partners: [Int: Int] = [:]
    private var newerPartners: Set<Int> = []

    init(_ older: [Rule], _ newer: [Rule]) {
        // The digest stands for statement and body.
        pair(older, newer) { [$0.digest, $0.topic] + $0.section }
        pair(older, newer) { [$0.digest, $0.topic] }
        pair(older, newer) { [$0.digest] }
    }

    private mutating func pair(_ older: [Rule], _ newer: [Rule], by key: (Rule) -> [String]) {
        var places: [[String]: [Int]] = [:]
        for (place, rule) in newer.enumerated().reversed() where !newerPartners.contains(place) {
            places[key(rule), default: []].append(place)
        }
        for (place, rule) in older.enumerated() where partners[place] == nil {
            guard let partner = places[key(rule)]?.popLast() else { continue }
            partners[place] = partner
            newerPartners.insert(partner)
        }
    }

    /// Whether one of the candidate's rules is unchanged, so that the candidate is out of the question or settled.
    func takes(_ candidate: Candidate) -> Bool {
        partners[candidate.older] != nil || newerPartners.contains(candidate.newer)
    }

    /// Whether the candidate pairs an unchanged rule with itself.
    func joins(_ candidate: Candidate) -> Bool { partners[candidate.older] == candidate.newer }

    func candidates(_ older: EditionProfile, _ newer: EditionProfile) -> [Candidate] {
        partners.sorted { $0.key < $1.key }.map { place, partner in
            var evidence = LinkEvidence()
            evidence.statements = 1
            evidence.texts = 1
            evidence.covered = 1
            evidence.order = 1
            evidence.told = 1
            evidence.isSameTopic = older.rules[place].topic == newer.rules[partner].topic
            evidence.forceApart = abs(older.rules[place].modality.force - newer.rules[partner].modality.force)
            return Candidate(
                older: place, newer: partner, evidence: evidence, likeness: LinkModel.likeness(evidence))
        }
    }
}
