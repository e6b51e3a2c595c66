import HIGText
import Testing

@Suite("Text on one line")
struct StringOneLineTests {
    @Test(
        "line ends and tabs are written as signs, all else stands as it is",
        arguments: [
            ("lamp", "lamp"), ("", ""), ("a\nb", "a\\nb"), ("a\r\nb\tc", "a\\r\\nb\\tc"), ("é\u{7}", "é\u{7}"),
        ])
    func signs(text: String, line: String) {
        #expect(text.onOneLine == line)
    }
}
