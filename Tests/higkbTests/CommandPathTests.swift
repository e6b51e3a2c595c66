import HIGModel
import Testing

@testable import higkb

@Suite("The command that the arguments name")
struct CommandPathTests {
    private func check(_ arguments: [String]) throws { try CommandPath(arguments[...]).checkNames() }

    @Test(
        "what names a command, or asks for help or the version, is left to the parser",
        arguments: [
            [], ["help"], ["help", "help"], ["help", "export", "rules"], ["help", "rules", "--version"], ["--help"],
            ["--version"], ["--help", "rules"], ["export"], ["export", "--help"], ["export", "rules", "gate"],
            ["rules", "nope", "bell"], ["rules", "--odd"], ["-x"], ["-x", "rules"],
        ])
    func known(arguments: [String]) throws { try check(arguments) }

    @Test(
        "a topic of two words behind an option of an export is told how to be written",
        arguments: [
            (["export", "rules", "--topic", "back", "button"], "button"),
            (["export", "rules", "--topic=back", "button", "--format", "csv"], "button"),
            (["export", "changes", "2011", "2014", "--topic", "back", "button"], "button"),
            (["export", "changes", "--topic", "back", "button", "2011", "2014"], "button"),
        ])
    func surplus(arguments: [String], surplus: String) {
        let problem = #expect(throws: Problem.self) { try check(arguments) }
        #expect(problem?.message == "--topic takes one value, and \(surplus) stands behind it")
        #expect(problem?.next == "--topic \"back button\" or --topic back-button")
    }

    @Test(
        "editions may stand behind a topic",
        arguments: [
            ["export", "changes", "--topic", "bell", "2011", "2014"],
            ["export", "changes", "2011", "--topic", "bell", "2014"],
            ["export", "rules", "--topic"], ["export", "rules", "--topic", "bell"],
            ["search", "--topic", "bell", "gate", "x"],
        ])
    func topic(arguments: [String]) throws { try check(arguments) }

    @Test("an option before no command is the parser's", arguments: [["--odd"], ["--odd", "bell"]])
    func optionAlone(arguments: [String]) throws { try check(arguments) }

    @Test(
        "what names none is wrong usage, with what to type",
        arguments: [
            ([""], "no command is called ", "higkb help shows what there is"),
            (["Rules"], "no command is called Rules", "did you mean rules? (higkb help shows all)"),
            (["find", "button"], "no command is called find", "did you mean search? (higkb help shows all)"),
            (["Compare"], "no command is called Compare", "did you mean diff? (higkb help shows all)"),
            (
                ["export", "find"], "no command is called export find", "higkb help export shows what there is"
            ),
            (
                ["lineages"], "no command is called lineages", "did you mean export lineages? (higkb help shows all)"
            ),
            (["help", "help", "rules"], "no command is called help", "higkb help shows what there is"),
            (
                ["export", "rulse"], "no command is called export rulse",
                "did you mean rules? (higkb help export shows all)"
            ),
            (
                ["help", "export", "rules", "bell"], "no command is called export rules bell",
                "higkb help export rules shows how to use it"
            ),
            (
                ["--json", "rules", "bell"], "--json stands before the command",
                "options follow it: higkb rules --json …"
            ),
            (
                ["--db=a.sqlite", "diff"], "--db=a.sqlite stands before the command",
                "options follow it: higkb diff --db=a.sqlite …"
            ),
        ])
    func unknown(arguments: [String], message: String, next: String) {
        let problem = #expect(throws: Problem.self) { try check(arguments) }
        #expect(problem?.kind == .usage)
        #expect(problem?.message == message)
        #expect(problem?.next == next)
    }
}
