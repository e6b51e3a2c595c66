import HIGModel

/// Directives that two statements give in the same words, one of them with another one beside it: "Don't ring at night" and
/// "You can ring twice, but don't ring at night". A statement's modality is that of its first directive, so
/// that comparing the modalities of such statements says nothing of strength.
enum SharedDirective {
    /// Fewer words say too little to be told by.
    private static let fewestWords = 4

    /// Whether all that one of two statements directs stands in the other as well, word for word.
    ///
    /// - Parameter modality: how strongly a clause binds; `nil` where it directs nobody.
    static func isAll(of older: Rule, or newer: Rule, _ modality: (String) -> Modality?) -> Bool {
        // What leads to an item decides how strongly it binds.
        guard older.introduction == nil, newer.introduction == nil else { return false }
        let (before, now) = (directives(of: older, modality), directives(of: newer, modality))
        guard !before.isEmpty, !now.isEmpty else { return false }
        return contains(before, now) || contains(now, before)
    }

    private static func contains(_ clauses: [String], _ others: [String]) -> Bool {
        others.allSatisfy { other in clauses.contains { Wording.isSame($0, other) } }
    }

    /// The clauses that direct; none where no clause alone binds as the whole statement does.
    private static func directives(of rule: Rule, _ modality: (String) -> Modality?) -> [String] {
        var directives: [String] = []
        var tellsForce = false
        for clause in clauses(of: rule.statement) where Terms.words(of: clause).count >= fewestWords {
            guard let force = modality(clause) else { continue }
            directives.append(clause)
            tellsForce = tellsForce || force == rule.modality
        }
        return tellsForce ? directives : []
    }

    /// What stands between commas and semicolons, without the conjunction before it.
    private static func clauses(of statement: String) -> [String] {
        statement.split { ",;".contains($0) }.map { part in
            let words = part.split(separator: " ")
            return words.drop { conjunctions.contains($0.lowercased()) }.joined(separator: " ")
        }
    }

    private static let conjunctions: Set<String> = ["although", "and", "but", "however", "so", "though", "yet"]
}
