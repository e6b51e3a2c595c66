import HIGLineage
import HIGModel
import HIGStore

/// The links between editions as they will be stored: those found anew, else those that the store holds.
///
/// What follows from links can be found while they are being written.
struct StepLinks {
    private let reader: StoreReader
    /// The rules that each link joins which was stored before, by their editions.
    private let stored: [EditionStep: [LinkEnds]]
    private var found: [EditionStep: [Link]] = [:]

    init(_ reader: StoreReader) throws {
        self.reader = reader
        stored = Dictionary(grouping: try reader.linkEnds()) {
            EditionStep(ofRules: $0.from, $0.to)
        }
    }

    /// Takes links from one edition to another in place of those stored.
    mutating func take(_ links: [Link], from older: String, to newer: String) {
        found[EditionStep(older: older, newer: newer)] = links
    }

    /// The links from one edition to another.
    func links(from older: String, to newer: String) throws -> [Link] {
        try found[EditionStep(older: older, newer: newer)] ?? reader.links(from: older, to: newer)
    }

    /// The ids of the rules that each link joins, by their editions.
    var ends: [EditionStep: [LinkEnds]] {
        stored.merging(found.mapValues { $0.map(\.ends) }) { _, found in found }
    }
}
