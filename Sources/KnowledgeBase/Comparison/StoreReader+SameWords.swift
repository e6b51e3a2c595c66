import HIGLineage
import HIGModel
import HIGStore

extension StoreReader {
    /// Where an edition says statements word for word, or else nearly so, by their places among them; those that it says
    /// nowhere are left out.
    func sameWords(as statements: [String], in edition: String) throws -> [Int: Change.SameWords] {
        guard !statements.isEmpty else { return [:] }
        var wanted = WordForWord(statements)
        var exact: [Int: Change.SameWords] = [:]
        var near: [Int: Change.SameWords] = [:]
        for role in StoreReader.telling {
            try forEachText(of: edition, role: role) { passage in
                let said = wanted.said(in: passage.text) { exact[$0] == nil && near[$0] == nil }
                for place in said.exactly where exact[place] == nil {
                    exact[place] = Change.SameWords(role: role, rule: passage.rule, source: passage.source)
                }
                for place in said.nearly {
                    near[place] = Change.SameWords(
                        role: role, rule: passage.rule, source: passage.source, isNearly: true)
                }
            }
        }
        return exact.merging(near) { exact, _ in exact }
    }

    /// What can say a rule's words, the likeliest to give its advice first.
    private static let telling: [Passage.Role] = [.statement, .body, .description, .definition, .table]
}
