import Testing

@testable import HIGStore

@Suite("SearchSelection")
struct SearchSelectionTests {
    @Test(
        "a page is a part of all in order, whether it is short or long",
        arguments: [(1, 0), (10, 0), (10, 1), (10, 5), (50, 0), (7, 300), (0, 0), (3, 999), (.max, 0), (.max, 990)])
    func pages(limit: Int, offset: Int) throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.read { reader in
                let ranking = SearchRanking(
                    reader: reader, facts: try SearchIndex(database: reader.database).verifiedFacts())
                var selection = SearchSelection(ranking, allEditions: true)
                // Few scores and ages, so that many are told apart by their numbers alone.
                selection.add(
                    (0..<1000).map { number in
                        SearchDescriptions.Found(
                            number: number * 7919 % 1000, score: Float(number % 5) / 10, hasAll: number % 3 == 0,
                            hasAllWords: number % 3 == 0, hasMost: true, age: UInt8(number % 2), source: number % 3)
                    })
                let all = selection.page(1000, from: 0)
                #expect(all.count == 1000)
                #expect(zip(all, all.dropFirst()).allSatisfy { $0.score >= $1.score })
                let page = selection.page(limit, from: offset)
                #expect(page.map(\.match.number) == all.dropFirst(offset).prefix(limit).map(\.match.number))
                #expect(selection.whole == all.count(where: \.hasAll))
            }
        }
    }
}
