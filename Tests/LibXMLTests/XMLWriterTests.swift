import LibXML
import Testing

@Suite("A writer of XML")
struct XMLWriterTests {
    private func element(
        _ text: String, referencing: @escaping (Unicode.Scalar) -> Bool = { _ in false }
    ) throws -> String {
        let writer = try XMLWriter(referencing: referencing)
        try writer.open("bell")
        try writer.text(text)
        try writer.close()
        return try writer.drain().trimmingSuffix(while: \.isNewline)
    }

    @Test(
        "escapes what would be markup, whatever marks stand on it, and leaves all else",
        arguments: [
            ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("]]>", "]]&gt;"), ("&amp;", "&amp;amp;"),
            ("<\u{338}&\u{301}", "&lt;\u{338}&amp;\u{301}"), ("Glühlampe 鐘 🔔", "Glühlampe 鐘 🔔"),
            (" one\n\ttwo ", " one\n\ttwo "),
        ])
    func escapes(text: String, xml: String) throws {
        #expect(Array(try element(text).unicodeScalars) == Array("<bell>\(xml)</bell>".unicodeScalars))
    }

    @Test(
        "writes U+FFFD for what XML 1.0 cannot hold",
        arguments: [
            ("a\u{0}b", "a\u{FFFD}b"), ("\u{1B}[2J", "\u{FFFD}[2J"), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
            ("\u{7F}\u{85}\u{FFFD}\u{10FFFF}", "\u{7F}\u{85}\u{FFFD}\u{10FFFF}"),
        ])
    func unwritable(text: String, xml: String) throws {
        #expect(Array(try element(text).unicodeScalars) == Array("<bell>\(xml)</bell>".unicodeScalars))
    }

    @Test(
        "refers to a character by its number where it is told to",
        arguments: [
            ("a\u{202E}b", "a&#x202E;b"), ("\u{202E}", "&#x202E;"), ("\u{202E}<\u{202E}", "&#x202E;&lt;&#x202E;"),
            ("a < b", "a &lt; b"),
        ])
    func references(text: String, xml: String) throws {
        #expect(try element(text) { $0 == "\u{202E}" } == "<bell>\(xml)</bell>")
    }

    @Test("escapes an attribute, in which a line's end and a tab have to be numbers")
    func attributes() throws {
        let writer = try XMLWriter(referencing: { $0 == "\u{202E}" })
        try writer.open("bell")
        try writer.attribute("name", "a\"<&\n\t\u{202E}b")
        try writer.close()
        try #expect(writer.drain().hasPrefix("<bell name=\"a&quot;&lt;&amp;&#10;&#9;&#x202E;b\"/>"))
    }

    @Test("hands over what was written since the last time")
    func drain() throws {
        let writer = try XMLWriter()
        try #expect(writer.drain() == "")
        try writer.startDocument()
        try writer.open("tower")
        let first = try writer.drain()
        try writer.open("bell")
        try writer.text("Ada")
        try writer.close()
        let second = try writer.drain()
        try writer.close()
        let whole = try first + second + writer.drain()
        #expect(first.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<tower"))
        #expect(whole.filter { !$0.isWhitespace }.hasSuffix("<tower><bell>Ada</bell></tower>"))
        try #expect(writer.drain() == "")
    }
}

extension String {
    fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> String {
        guard let last = lastIndex(where: { !isDropped($0) }) else { return "" }
        return String(self[...last])
    }
}
