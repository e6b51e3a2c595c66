import ArgumentParser
import HIGModel
import Testing

@testable import higkb

@Suite("The question for rules")
struct RulesQuestionTests {
    @Test("the words of a topic may stand apart, and filters are taken as often as they are given")
    func asked() throws {
        let asked = try Higkb.Rules.parse([
            "cow", "bells", "--edition", "pad-1991", "--edition", "pad-1993", "--modality", "must", "--measures",
        ]).question
        #expect(
            asked
                == RulesQuestion(
                    topic: "cow bells", editions: ["pad-1991", "pad-1993"], modalities: [.must], measures: true))
    }

    @Test("where no rule passes, it is said whether filters stood in the way, and of which topic")
    func nothing() throws {
        try withSeedFolder { folder in
            let run = try folder.run("rules", "back-button", "--edition", "2010", "--measures")
            #expect(run.status == 1)
            #expect(run.errors.hasPrefix("higkb: no such rules on back-button\n"), "\(run.errors)")
        }
    }
}
