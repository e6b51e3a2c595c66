import HIGLineage
import HIGModel
import HIGStore

/// The links between editions as they will be stored: those found anew, else those that the store holds.
///
/// What follows from links can be found while they are being written.
struct PairLinks {
    private let reader: StoreReader
    /// The rules that each link joins which was stored before, by their editions.
    private let stored: [Pins.Pair: [(from: String, to: String)]]
    private var found: [Pins.Pair: [Link]] = [:]

    init(_ reader: StoreReader) throws {
        self.reader = reader
        stored = Dictionary(grouping: try reader.linkEnds()) {
            Pins.Pair(older: RuleID($0.from).edition, newer: RuleID($0.to).edition)
        }
    }

    /// Takes links from one edition to another in place of those stored.
    mutating func take(_ links: [Link], from older: String, to newer: String) {
        found[Pins.Pair(older: older, newer: newer)] = links
    }

    /// The links from one edition to another.
    func links(from older: String, to newer: String) throws -> [Link] {
        try found[Pins.Pair(older: older, newer: newer)] ?? reader.links(from: older, to: newer)
    }

    /// The ids of the rules that each link joins, by their editions.
    var ends: [Pins.Pair: [(from: String, to: String)]] {
        stored.merging(found.mapValues { links in links.map { ($0.from, $0.to) } }) { _, found in found }
    }
}
