import HIGModel

/// A choice that a sentence grants in passing and then judges: "Although you can hide it, showing it is the default.",
/// "Although two lines are acceptable in a list, they make a menu look crowded."
struct Concession {
    /// The choice that is left, or, where the sentence says what is better, the advice to weigh it.
    let found: DirectiveReader.Found

    /// `nil` for a clause that concedes a fact, directs nobody about it, or only describes what follows from it.
    init?(_ clause: Clause) {
        let opener = clause[0] == "although" ? 0 : 1
        guard ["although", "though"].contains(clause[opener]),
            let main = clause.tokens.indices.dropFirst(opener + 2).first(where: { Concession.opensMain(clause, $0) })
        else { return nil }
        let condition = opener + 1..<main
        let rest = clause.tokens[main...]
        if let choice = Concession.choice(in: condition, of: clause), rest.contains(where: Concession.judges) {
            let isBetter = rest.contains { Concession.comparisons.contains($0.word) }
            found = DirectiveReader.Found(modality: isBetter ? .consider : .may, index: choice)
        } else if Concession.isAllowed(in: condition, of: clause), Concession.objects(rest) {
            found = DirectiveReader.Found(modality: .may, index: opener + 1)
        } else {
            return nil
        }
    }

    /// The comma between what is conceded and what is said of it.
    private static func opensMain(_ clause: Clause, _ index: Int) -> Bool {
        clause.tokens[index].gap == .comma && clause.tokens[index].depth == 0
    }

    /// "You can show it", "your app can show it": where the choice begins.
    private static func choice(in condition: Range<Int>, of clause: Clause) -> Int? {
        let modal = condition.prefix(4).first { ["can", "could", "may"].contains(clause[$0]) }
        guard let modal, clause[modal + 1] != "not", ModalPhrase(clause: clause, index: modal).modality == .may else {
            return nil
        }
        return condition.lowerBound
    }

    /// "Two lines are acceptable in a list".
    private static func isAllowed(in condition: Range<Int>, of clause: Clause) -> Bool {
        condition.dropFirst().contains {
            ["is", "are"].contains(clause[$0]) && allowances.contains(clause[$0 + 1]) && $0 + 1 < condition.upperBound
        }
    }
    private static let allowances: WordSet = ["acceptable", "allowed", "fine", "ok", "okay", "permitted"]

    /// What tells one choice from the other.
    private static func judges(_ token: Clause.Token) -> Bool {
        comparisons.contains(token.word) || ["default", "most", "preferable", "standard"].contains(token.word)
    }
    private static let comparisons: WordSet = ["best", "better", "easier", "safer"]

    /// "They can make a menu look crowded", "it makes a page hard to read".
    private static func objects(_ rest: ArraySlice<Clause.Token>) -> Bool {
        rest.prefix(6).contains { ["make", "makes", "look", "looks"].contains($0.word) }
    }
}
