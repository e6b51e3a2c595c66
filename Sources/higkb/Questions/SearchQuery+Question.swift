import HIGModel
import HIGRendering

extension SearchQuery: Question {
    func answer(from place: DatabasePlace, to output: Output) throws {
        let answer = place.nextStep.completed(try place.open().search(self))
        Remarks.note(answer.notes)
        try output.write(Report(answer))
        if answer.hits.isEmpty { throw answer.absence(self) }
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
        if query.text.allSatisfy({ !$0.isLetter && !$0.isNumber }) {
            return Problem(
                .nothingFound, "there is no word to look for in “\(query.text.abridged)”",
                next: "type some, such as: higkb search back button")
        }
        let filtered = query.isFiltered ? " with these filters" : ""
        return Problem(
            .nothingFound, "no rule answers “\(query.text.abridged)”\(filtered)",
            next: "try fewer or other words, or higkb topics")
    }
}
