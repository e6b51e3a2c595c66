import HIGModel
import HIGStore

/// The rules of the editions held, each read once while links are made.
final class EditionRules {
    private let reader: StoreReader
    private var known: [String: [Rule]] = [:]

    init(_ reader: StoreReader) { self.reader = reader }

    /// In source order.
    func of(_ edition: String) throws -> [Rule] {
        if let rules = known[edition] { return rules }
        let rules = try reader.rules(matching: RuleFilter(editions: [edition]))
        known[edition] = rules
        return rules
    }
}
