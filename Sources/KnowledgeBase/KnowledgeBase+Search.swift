import HIGModel
import HIGParsing
import HIGStore

extension KnowledgeBase {
    /// The rules that answer a query, best first, with what was corrected or relaxed to find them.
    ///
    /// - Throws: `Problem` when an option, or a filter within the words, names an unknown edition, topic or platform, or
    ///   the index is out of step.
    public func search(_ query: SearchQuery) throws -> SearchAnswer {
        try store.read { reader in
            let query = try SearchResolution(reader).resolve(query)
            let answer = try reader.search(query, commonness: EnglishWords.commonness)
            let standing = try HitStanding(of: answer.hits, reader)
            return SearchAnswer(
                hits: answer.hits.map(standing.placed), total: answer.total, notes: answer.notes)
        }
    }
}
