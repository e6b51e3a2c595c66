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
                let rules = try writer.reader.values("SELECT \(TopicTexts.list), topics FROM rule_texts") {
                    (list: try $0.text(0), topics: try $0.textIfAny(1))
                }
                #expect(rules.contains { $0.topics?.contains("splash screen") == true })
                for rule in rules + rules {
                    try #expect(texts.text(of: rule.list) == rule.topics)
                }
                try #expect(texts.text(of: "[]") == nil)
            }
            try store.close()
        }
    }
}
