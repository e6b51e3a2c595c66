import ArgumentParser
import HIGModel
import KnowledgeBase
import Testing

@testable import higkb

@Suite("How the program ends")
struct EndingTests {
    @Test(
        "every kind of problem has its exit code",
        arguments: [
            (.nothingFound, 1), (.usage, 2), (.badData, 65), (.inputMissing, 66), (.defect, 70), (.inputOutput, 74),
        ] as [(Problem.Kind, Int32)])
    func codes(kind: Problem.Kind, code: Int32) {
        #expect(Ending(of: Problem(kind, "message")).status.rawValue == code)
    }

    @Test("an error says what, where, and what to do next")
    func message() {
        let problem = Problem(.badData, "this is no UTF-8", at: "a.md:7", next: "save it as UTF-8")
        #expect(Ending(of: problem).message == "higkb: error: a.md:7: this is no UTF-8\n  save it as UTF-8\n")
    }

    @Test("nothing found is an answer, not an error")
    func nothingFound() {
        #expect(Ending(of: Problem(.nothingFound, "no rule answers “x”")).message == "higkb: no rule answers “x”\n")
    }

    @Test("an apostrophe opens no quotation, and what stands between two is kept")
    func apostrophes() {
        let long = String(repeating: "x", count: 200)
        for words in [["history"], ["link"], ["rules", "gate", "--modality", "it's"]] {
            #expect(!ending(words).message.contains("…"), "\(ending(words).message)")
        }
        #expect(ending(["rules", "gate", "--modality", long]).message.contains("…"))
    }

    @Test("wrong usage is 2, not the parser's 64")
    func usage() {
        #expect(throws: (any Error).self) { try Higkb.parseAsRoot(["diff", "2010"]) }
        let ending = ending(["diff", "2010"])
        #expect(ending.status == .usage)
        #expect(ending.output == "")
        #expect(
            ending.message == """
                higkb: error: diff takes two editions, or a topic and two editions
                Usage: higkb diff [<topic>] <old> <new> [<options>]
                  See 'higkb diff --help' for more information.

                """)
    }

    @Test("show takes the words of one name apart, and no two ids")
    func oneRule() {
        let ending = ending(["show", "gate/shut", "gate/open"])
        #expect(ending.status == .usage)
        #expect(ending.message.hasPrefix("higkb: error: show takes one rule at a time\nUsage: higkb show <rule>"))
    }

    @Test("help and version that were asked for are output")
    func help() {
        #expect(ending(["--version"]).output == "0.1.0\n")
        #expect(ending(["diff", "--help"]).status == .done)
        #expect(ending(["diff", "--help"]).output.hasPrefix("OVERVIEW: Show how rules changed"))
    }

    @Test("what is left behind is told after the reason for the end, whatever that is")
    func leftBehind() {
        let request = Interruption.Requested(number: 2, outcome: "nothing was stored")
        let ending = Ending(of: LeftBehind(cause: request, reasons: ["a.pins: cannot write it"]))
        #expect(ending.status == ExitStatus(signal: 2))
        #expect(
            ending.message == """
                higkb: interrupted, nothing was stored
                higkb: what it leaves behind: a.pins: cannot write it

                """)
    }

    @Test("a closed pipe ends quietly")
    func closedPipe() {
        let ending = Ending(of: ClosedPipe())
        #expect(ending.status == .done)
        #expect(ending.output + ending.message == "")
    }

    @Test("an exit code that a command asks for is taken")
    func exitCode() {
        #expect(Ending(of: ExitCode(ExitStatus.no.rawValue)).status == .no)
    }

    @Test("any other error is a defect")
    func defect() {
        struct Surprise: Error {}
        #expect(Ending(of: Surprise()).status == .defect)
    }

    private func ending(_ arguments: [String]) -> Ending {
        do {
            var command = try Higkb.parseAsRoot(arguments)
            try command.run()
            Issue.record("\(arguments) ended well")
            return Ending(of: ClosedPipe())
        } catch {
            return Ending(of: error)
        }
    }
}
