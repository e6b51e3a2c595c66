import HIGText
import Testing

@Suite("An apostrophe")
struct ApostropheTests {
    @Test(
        "is straight or curly",
        arguments: [
            ("don't", 3, 1), ("don\u{2019}t", 3, 3), ("'", 0, 1), ("don\u{2018}t", 3, 0), ("don't", 2, 0),
            ("don", 3, 0),
        ])
    func length(text: String, position: Int, length: Int) {
        var text = text
        #expect(text.withUTF8 { Apostrophe.length(in: $0, at: position) } == length)
    }

    @Test("is none where the text ends within it")
    func cut() {
        for count in 1...2 {
            let bytes = Array("\u{2019}".utf8.prefix(count))
            #expect(bytes.withUnsafeBufferPointer { Apostrophe.length(in: $0, at: 0) } == 0)
        }
    }
}
