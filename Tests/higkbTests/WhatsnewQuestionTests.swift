import ArgumentParser
import Testing

@testable import higkb

@Suite("The question what an edition changed")
struct WhatsnewQuestionTests {
    @Test("the first name is the edition, and the others are the words of a topic")
    func names() {
        #expect(WhatsnewQuestion(["pad-1993"]).edition == "pad-1993")
        #expect(WhatsnewQuestion(["pad-1993"]).topic == nil)
        let narrow = WhatsnewQuestion(["pad-1993", "cow", "bells"])
        #expect(narrow.edition == "pad-1993")
        #expect(narrow.topic == "cow bells")
    }

    @Test("what is not found is told to programs, and to readers who ask for it or have it counted")
    func notFound() throws {
        func leavesOut(_ options: String...) throws -> Bool {
            try Higkb.Whatsnew.parse(["pad-1993"] + options).question.leavesOutNotFound
        }
        try #expect(leavesOut())
        try #expect(leavesOut("--format", "markdown"))
        for options in [["--format", "json"], ["--only", "not-found"], ["--stat"]] {
            try #expect(!Higkb.Whatsnew.parse(["pad-1993"] + options).question.leavesOutNotFound, "\(options)")
        }
    }
}
