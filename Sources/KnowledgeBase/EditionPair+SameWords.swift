import HIGLineage
import HIGModel
import HIGStore

extension EditionPair {
    /// Says of rules that stand on one side alone where the other edition has their words all the same: a reader who finds
    /// them there must not take "removed" for an oversight.
    func withSameWords(_ changes: [Change], reader: StoreReader) throws -> [Change] {
        var changes = changes
        for other in [older.edition, newer.edition] {
            let missing = changes.indices.filter { place in
                let side = other == older.edition ? changes[place].from : changes[place].to
                return side.isEmpty
            }
            guard !missing.isEmpty else { continue }
            let statements = WordForWord(
                missing.map { place in (changes[place].from + changes[place].to).first?.statement ?? "" })
            for role in EditionPair.telling {
                try reader.forEachText(of: other.id, role: role) { passage in
                    for place in statements.said(in: passage.text) where changes[missing[place]].sameWords == nil {
                        changes[missing[place]].sameWords = Change.SameWords(
                            role: role, rule: passage.rule, source: passage.source)
                    }
                }
            }
        }
        return changes
    }

    /// What can say a rule's words, the likeliest to give its advice first.
    private static let telling: [Passage.Role] = [.statement, .body, .description, .definition, .table]
}
