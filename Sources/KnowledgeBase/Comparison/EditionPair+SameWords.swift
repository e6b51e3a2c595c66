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
            let statements = missing.map { place in (changes[place].from + changes[place].to).first?.statement ?? "" }
            for (place, words) in try reader.sameWords(as: statements, in: other.id) {
                changes[missing[place]].sameWords = words
            }
        }
        return changes
    }
}
