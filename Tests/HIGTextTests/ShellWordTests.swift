import HIGText
import Testing

@Suite("Words of a command that is pasted into a shell")
struct ShellWordTests {
    @Test(
        "a word that the shell takes as it is stays as it is",
        arguments: ["hig.sqlite", "lamps/hig-2.sqlite", "ios-2011/back-button/be-consistent", "größe.md"])
    func plain(word: String) {
        #expect(word.shellWord == word)
    }

    @Test(
        "what the shell would take apart or read otherwise is quoted",
        arguments: [
            ("my hig", "'my hig'"), ("", "''"), ("Ann's hig", #"'Ann'\''s hig'"#), ("$HOME", "'$HOME'"),
            ("a;b", "'a;b'"), ("~/hig", "'~/hig'"), ("*", "'*'"), ("a\nb", "'a\nb'"),
        ])
    func quoted(word: String, expected: String) {
        #expect(word.shellWord == expected)
    }
}
