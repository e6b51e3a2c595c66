import HIGModel
import HIGParsing
import HIGStore
import HIGText

extension KnowledgeBase {
    /// The rules that answer a query, best first, with what was corrected or relaxed to find them.
    ///
    /// - Throws: `Problem` when an option, or a filter within the words, names an unknown edition, topic or platform,
    ///   when all words are exclusions or one is looked for as well, or the index is out of step.
    public func search(_ query: SearchQuery) throws -> SearchAnswer {
        try store.read { reader in
            let resolved = try SearchResolution(query, reader)
            guard !resolved.onlyExcludes else {
                throw Problem(
                    .usage, "“\(query.text.abridged)” only says what to leave out",
                    next: "add a word to look for, or a filter such as topic:toolbar")
            }
            if let word = resolved.query.contradiction {
                throw Problem(
                    .usage, "“\(word.abridged)” is looked for and left out as well", next: "take one of the two away")
            }
            let answer = try reader.search(resolved.query, commonness: EnglishWords.commonness)
            let standing = try HitStanding(of: answer.hits, reader)
            return SearchAnswer(
                hits: answer.hits.map(standing.placed), total: answer.total,
                notes: resolved.notes + answer.notes, obstacle: answer.obstacle)
        }
    }
}
