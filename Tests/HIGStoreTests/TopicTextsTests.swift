import Testing

@testable import HIGStore

@Suite("TopicTexts")
struct TopicTextsTests {
    @Test("each rule has the text that the view has for it, the first time and later")
    func asTheViewHasIt() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let store = try Store.openForWriting(folder.database)
            try store.write { writer in
                let texts = TopicTexts(database: writer.database)
                let rules = try writer.reader.values("SELECT number, \(TopicTexts.list), topics FROM rule_texts") {
                    (number: try $0.integer(0), list: try $0.text(1), topics: try $0.textIfAny(2))
                }
                #expect(rules.contains { $0.topics?.contains("splash screen") == true })
                for rule in rules + rules {
                    try #expect(texts.text(of: rule.list, asOfRule: rule.number) == rule.topics)
                }
                try #expect(texts.text(of: "[]", asOfRule: -1) == nil)
            }
            try store.close()
        }
    }
}
