import Testing

@testable import HIGParsing

@Suite("LooseMark: places")
struct LoosePlaceTests {
    private func spaces(_ text: String) -> [Int] {
        LooseMark(text: Array(text.utf8), spans: []).spaces().map(\.lowerBound)
    }

    @Test("the space before a mark is found wherever it stands", arguments: 1...24)
    func places(length: Int) {
        let word = String(repeating: "x", count: length)
        #expect(spaces(word + " , y") == [length])
        #expect(spaces(word + " .") == [length])
        #expect(spaces(word + " ; " + word + " , z") == [length, 2 * length + 3])
    }

    @Test(
        "names that open with a mark, rows of marks and what has no word before it stay",
        arguments: [
            "a .prominent", "a . . .", " , a", ",", "", "1 , 2", "a, b. c",
        ])
    func kept(text: String) {
        #expect(spaces(text) == [])
    }
}
