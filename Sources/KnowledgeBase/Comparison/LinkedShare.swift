import HIGModel
import HIGStore

/// How many of an edition's rules are found again in a later one, among those on topics that the later one covers.
struct LinkedShare {
    let older: String
    let newer: String
    /// The rules that are linked.
    let linked: Int
    /// All that could be.
    let rules: Int

    /// Below this share, 0 to 1, editions count as worded far apart: of 200 rules told as removed between five such pairs
    /// (.17 to .52) readers found 54 to live on and 61 to do so in part or arguably; of 106 between two pairs above it
    /// (.67 and .68) 13 and 33.
    private static let least = 0.6

    /// Fewer rules tell nothing of their editions.
    private static let fewest = 20

    fileprivate var isLow: Bool {
        rules >= LinkedShare.fewest && linked > 0 && Double(linked) < LinkedShare.least * Double(rules)
    }

    fileprivate var inHundred: Int { Int((100 * Double(linked) / Double(rules)).rounded()) }
}

extension LinkedShare {
    /// Counts the links that the database holds between two editions.
    init(from older: EditionSummary, to newer: EditionSummary, reader: StoreReader) throws {
        let topics = try reader.linkedRules(from: older.edition.id, to: newer.edition.id)
        // A rule that moved to a topic that is covered is found, whatever its own.
        let linked = topics.reduce(0) { $0 + $1.linked }
        let alone = topics.filter { newer.covers(topic: $0.topic) }.reduce(0) { $0 + $1.rules - $1.linked }
        self.init(older: older.edition.id, newer: newer.edition.id, linked: linked, rules: linked + alone)
    }
}

extension [LinkedShare] {
    /// `only 32 in 100 rules of ios-2014 are found again in current, 26 of mac-2013 in current: …`; `nil` where most are, or
    /// there are too few to tell.
    var caution: String? {
        let low = filter(\.isLow)
        guard let first = low.first else { return nil }
        let rest = low.dropFirst().map { ", \($0.inHundred) of \($0.older) in \($0.newer)" }.joined()
        return """
            only \(first.inHundred) in 100 rules of \(first.older) are found again in \(first.newer)\(rest): between editions \
            worded so far apart, about one in four told as removed lives on in other words
            """
    }
}
