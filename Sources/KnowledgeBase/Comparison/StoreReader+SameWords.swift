import HIGLineage
import HIGModel
import HIGStore

extension StoreReader {
    /// Where an edition says statements word for word, by their places among them; those that it says nowhere are left
    /// out.
    func sameWords(as statements: [String], in edition: String) throws -> [Int: Change.SameWords] {
        guard !statements.isEmpty else { return [:] }
        var wanted = WordForWord(statements)
        var found: [Int: Change.SameWords] = [:]
        for role in StoreReader.telling {
            try forEachText(of: edition, role: role) { passage in
                for place in wanted.said(in: passage.text) where found[place] == nil {
                    found[place] = Change.SameWords(role: role, rule: passage.rule, source: passage.source)
                }
            }
        }
        return found
    }

    /// What can say a rule's words, the likeliest to give its advice first.
    private static let telling: [Passage.Role] = [.statement, .body, .description, .definition, .table]
}
