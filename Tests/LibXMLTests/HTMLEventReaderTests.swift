import LibXML
import Testing

@Suite("The events of a page")
struct HTMLEventReaderTests {
    /// Writes down what it is told.
    private final class Record: HTMLEvents {
        private(set) var events: [String] = []
        private(set) var offsets: [Int] = []

        func open(_ name: String, attributes: [String: String], upTo offset: Int) {
            let written = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            note("<\(name)\(written)>", offset)
        }

        func close(_ name: String, upTo offset: Int) { note("</\(name)>", offset) }

        func text(_ bytes: [UInt8], upTo offset: Int) { note(String(decoding: bytes, as: UTF8.self), offset) }

        func pass(upTo offset: Int) { note("-", offset) }

        private func note(_ event: String, _ offset: Int) {
            events.append(event)
            offsets.append(offset)
        }
    }

    private func read(_ page: String, deepest: Int = 100) throws -> (Record, HTMLEventReader.Outcome) {
        let record = Record()
        return (record, try #require(HTMLEventReader.read(Array(page.utf8), deepest: deepest, to: record)))
    }

    @Test("come in the order of the page, with attributes, and elements that it left open are closed")
    func order() throws {
        let (record, outcome) = try read("<p class=lamp id='a'>Keep <b>it</b> lit")
        #expect(
            record.events == [
                "<html>", "<body>", "<p class=lamp id=a>", "Keep ", "<b>", "it", "</b>", " lit", "</p>", "</body>",
                "</html>",
            ])
        #expect(!outcome.isTooDeep)
    }

    @Test("tell how far reading has come, never back and never past the end")
    func offsets() throws {
        let page = "<p>One &amp; <!-- two --><b>three</b><script>four</script></p>"
        let (record, outcome) = try read(page)
        #expect(record.offsets == record.offsets.sorted())
        #expect(record.offsets.allSatisfy { (0...page.utf8.count).contains($0) })
        #expect(outcome.offset == page.utf8.count)
        let (text, place) = try #require(zip(record.events, record.offsets).first { $0.0 == "three" })
        #expect(try #require(page.firstRange(of: text)).lowerBound.utf16Offset(in: page) <= place)
    }

    @Test("pass over scripts, style sheets and comments")
    func passed() throws {
        let (record, _) = try read("<p>a</p><!-- b --><script>c</script><style>d</style>")
        #expect(record.events.count { $0 == "-" } == 3)
        #expect(!record.events.contains { ["b", "c", "d"].contains($0.filter(\.isLetter)) })
    }

    @Test(
        "give the characters that a page means",
        arguments: [
            ("Glühlampe", "Glühlampe"), ("a&nbsp;b", "a\u{A0}b"), ("a&#8212;b", "a\u{2014}b"),
            ("a&#151;b", "a\u{2014}b"),
            ("a &lt; b", "a < b"),
        ])
    func characters(written: String, meant: String) throws {
        let (record, _) = try read("<p>\(written)</p>")
        #expect(record.events.filter { !$0.hasPrefix("<") || $0 == "<" }.joined() == meant)
    }

    @Test("take the bytes for UTF-8 whatever the page declares")
    func encoding() throws {
        let (record, _) = try read("<meta charset=\"iso-8859-1\"><p>Glühlampe</p>")
        #expect(record.events.contains("Glühlampe"))
    }

    @Test("end where elements are nested deeper than is allowed")
    func depth() throws {
        let page = String(repeating: "<div>", count: 50) + "Keep it."
        let (shallow, outcome) = try read(page, deepest: 20)
        #expect(outcome.isTooDeep)
        #expect(!shallow.events.contains("Keep it."))
        let (deep, whole) = try read(page)
        #expect(!whole.isTooDeep)
        #expect(deep.events.contains("Keep it."))
    }
}
