import HIGLineage
import HIGModel
import HIGStore

/// The links between editions as they will be stored: those found anew, else those that the store holds.
///
/// What follows from links can be found while they are being written.
struct PairLinks {
    private let reader: StoreReader
    /// The rules that each link joins which was stored before.
    private let stored: [(from: String, to: String)]
    private var found: [Pins.Pair: [Link]] = [:]

    init(_ reader: StoreReader) throws {
        self.reader = reader
        stored = try reader.linkEnds()
    }

    /// Takes links from one edition to another in place of those stored.
    mutating func take(_ links: [Link], from older: String, to newer: String) {
        found[Pins.Pair(older: older, newer: newer)] = links
    }

    /// The links from one edition to another.
    func links(from older: String, to newer: String) throws -> [Link] {
        try found[Pins.Pair(older: older, newer: newer)] ?? reader.links(from: older, to: newer)
    }

    /// The rules that each link joins, by their ids.
    var ends: [(from: String, to: String)] {
        stored.filter { found[Pins.Pair(older: RuleID($0.from).edition, newer: RuleID($0.to).edition)] == nil }
            + found.values.joined().map { ($0.from, $0.to) }
    }
}
