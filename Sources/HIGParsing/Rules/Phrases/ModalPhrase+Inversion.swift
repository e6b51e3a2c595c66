/// Modal verbs whose subject stands behind them, or far before.
extension ModalPhrase {
    /// "Only if there is no room should you use a menu": the subject stands behind the verb.
    var isInverted: Bool { clause[0] == "only" && ["if", "when", "where"].contains(clause[1]) }

    /// "… should you avoid a menu", "… should a menu never be used"; not "should you hide what you do not need".
    var isInvertedDenial: Bool {
        let end = min(index + 5, clause.tokens.count)
        let denial = (index + 2..<max(index + 2, end)).first { ["avoid", "never", "not"].contains(clause[$0]) }
        return denial.map { !clause.tokens[(index + 1)..<$0].contains { Verbs.isPlainBase($0.word) } } ?? false
    }

    /// "No two lamps, even of two houses, should", "no lamps, bells, or gates should": an insertion or a list between the
    /// subject and its verb.
    var isDeniedBeforeInsertion: Bool {
        guard clause[0] == "no", index < Clause.reach,
            !["doubt", "fewer", "less", "longer", "matter"].contains(clause[1])
        else {
            return false
        }
        let commas = clause.tokens[...index].indices.filter { clause.tokens[$0].gap == .comma }
        let isInsertion = commas.count == 2 && commas.last == index
        let end = isInsertion ? commas[0] : index
        return !clause.tokens[1..<max(1, end)].contains {
            Imperative.finite.contains($0.word) || ["but", "so", "then"].contains($0.word)
        }
    }

    /// "Under no circumstances should a lamp", "at no time may a lamp".
    var isUnconditional: Bool { subjectIndex == index - 1 && clause.excludesAllCases(at: subjectIndex - 2) }
}
