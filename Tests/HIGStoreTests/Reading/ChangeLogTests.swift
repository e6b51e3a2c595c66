import HIGModel
import Testing

@testable import HIGStore

@Suite("The store's change log and measures")
struct ChangeLogTests {
    @Test("entries come back as written, the newest edition first")
    func entries() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let written = Sample.editions.flatMap(\.sources).flatMap(\.changeLog)
            let read = try folder.read { try $0.changeLog() }
            #expect(Set(read) == Set(written) && read.count == written.count)
            #expect(read.map(\.edition).first == "current")
            #expect(read.map(\.edition).last == "ios-2010-03")
            #expect(read.prefix(2).map(\.written) == ["June 2009", "Earlier"])
        }
    }

    @Test("entries are found by any of their topics")
    func topics() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let read = try folder.read { try $0.changeLog(onTopics: ["alert", "toolbar"]) }
            #expect(read.count == 4 && read.allSatisfy { $0.topics.contains("toolbar") })
            try #expect(folder.read { try $0.changeLog(onTopics: ["alert"]) } == [])
        }
    }

    @Test("entries of one edition are those of all that it has")
    func edition() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            let all = try folder.read { try $0.changeLog() }
            for edition in Set(all.map(\.edition)) {
                let (found, onTopic) = try folder.read {
                    (try $0.changeLog(of: edition), try $0.changeLog(of: edition, onTopics: ["toolbar"]))
                }
                #expect(found == all.filter { $0.edition == edition })
                #expect(!onTopic.isEmpty && onTopic == found.filter { $0.topics.contains("toolbar") })
            }
        }
    }

    @Test("a damaged date is an error")
    func damaged() throws {
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            try folder.tamper("UPDATE change_log SET date = 'x' WHERE position = 0")
            #expect(throws: Problem.self) { try folder.read { try $0.changeLog() } }
        }
    }
}
