import HIGModel
import HIGRendering
import HIGText
import KnowledgeBase

extension SearchQuery: Question {
    func answer(from place: DatabasePlace, to output: Output) throws {
        try checkWords()
        var answer = place.nextStep.completed(try place.open().search(self))
        Remarks.note(answer.notes)
        let absence = answer.hits.isEmpty ? answer.absence(self) : nil
        // For programs, which read no standard error.
        if let absence { answer.notes.append(absence.message) }
        try output.write(Report(answer))
        if let absence { throw absence }
    }

    /// - Throws: a usage `Problem` where neither words nor options say what to look for.
    private func checkWords() throws {
        guard !isFiltered, text.allSatisfy({ !$0.isLetter && !$0.isNumber }) else { return }
        throw Problem(
            .usage,
            text.isEmpty ? "there is no word to look for" : "there is no word to look for in “\(text.abridged)”",
            next: "type some, such as: higkb search back button")
    }
}

extension SearchAnswer {
    /// Why there is nothing to show.
    fileprivate func absence(_ query: SearchQuery) -> Problem {
        if total > 0 {
            return Problem(
                .nothingFound, "there are \(counted(total, "hit")), and --offset \(query.offset) is past the last",
                next: "give a lower --offset")
        }
        let typed = "“\(query.text.abridged)”"
        let filtered = query.isFiltered ? " with these filters" : ""
        switch obstacle {
        case .filters:
            return Problem(.nothingFound, "no rule passes these filters", next: "give fewer, or see higkb topics")
        case .exclusions:
            return Problem(
                .nothingFound, "\(typed) leaves out every rule that would answer\(filtered)", next: "leave out less")
        case .outside(let count):
            return Problem(
                .nothingFound, "no rule answers \(typed)\(filtered)",
                next: "give fewer filters: without any there \(count == 1 ? "is" : "are") \(counted(count, "hit"))")
        case nil:
            let isOne = !query.text.contains(where: \.isWhitespace)
            return Problem(
                .nothingFound, "no rule answers \(typed)\(filtered)",
                next: "try \(isOne ? "another word" : "fewer or other words"), or higkb topics")
        }
    }
}
