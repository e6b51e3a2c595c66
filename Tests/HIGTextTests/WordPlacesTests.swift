import HIGText
import Testing

@Suite("WordPlaces")
struct WordPlacesTests {
    private func places(in text: String, from start: Int = 0) -> [Range<Int>] {
        var text = text
        return text.withUTF8 { Array(WordPlaces(in: $0, from: start)) }
    }

    @Test(
        "they are where the words of a text stand",
        arguments: ["", " ", "’", "Don’t use 44 x 44.", "a—b…c", "日本語 を", "é"])
    func words(text: String) { #expect(places(in: text) == Word.all(in: text).map(\.bytes)) }

    @Test("they can be looked for from an offset on, and end with the text")
    func offset() {
        #expect(places(in: "use it (see Bars)", from: 7) == [8..<11, 12..<16])
        #expect(places(in: "use it", from: 6) == [])
        var text = "use it"
        text.withUTF8 { bytes in
            var places = WordPlaces(in: bytes, from: 3)
            #expect(places.next() == 4..<6)
            #expect(places.next() == nil)
            #expect(places.next() == nil)
        }
    }
}
