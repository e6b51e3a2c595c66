import Testing

@testable import higkb

@Suite("The question what changed")
struct DiffQuestionTests {
    @Test("the last two names are the editions, and one before them is the topic")
    func names() {
        let plain = DiffQuestion(["pad-1991", "pad-1993"])
        #expect(plain.topic == nil)
        #expect([plain.older, plain.newer] == ["pad-1991", "pad-1993"])
        let narrow = DiffQuestion(["cow bells", "pad-1991", "pad-1993"])
        #expect(narrow.topic == "cow bells")
        #expect([narrow.older, narrow.newer] == ["pad-1991", "pad-1993"])
    }

    @Test("the words of a topic may stand apart")
    func words() {
        #expect(DiffQuestion(["cow", "bells", "pad-1991", "pad-1993"]).topic == "cow bells")
    }

    @Test("two names are asked about, or more", arguments: 0...5)
    func admits(count: Int) {
        #expect(DiffQuestion.admits(Array(repeating: "bell", count: count)) == (count >= 2))
    }

    @Test("the exit code speaks of the changes that are shown")
    func exitCode() throws {
        try withSeedFolder { folder in
            let command = ["diff", "back-button", "2010", "2014", "--exit-code", "--only"]
            try #expect(folder.run(command + ["identical"]).status == 0)
            try #expect(folder.run(command + ["added,removed,reworded,stronger,weaker,not-found"]).status == 1)
        }
    }
}
