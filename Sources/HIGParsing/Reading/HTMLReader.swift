import HIGModel
import LibXML

/// Reads HTML and XHTML pages into blocks.
///
/// XHTML goes the same way, as in a browser.
enum HTMLReader {
    /// - Throws: `Problem` that names the line which the parser could not pass.
    static func read(_ text: SourceText, file: String) throws -> BlockText {
        if let offset = TagWidth.excess(in: text.bytes) {
            throw Problem(
                .badData, "a tag with more than \(TagWidth.limit) attributes", at: "\(file):\(text.line(at: offset))",
                next: "leave the file out, or repair it")
        }
        let reading = HTMLReading(text: text)
        let deepest = depth(of: text)
        guard let outcome = HTMLEventReader.read(text.bytes, deepest: deepest, to: reading) else {
            throw Problem(.badData, "the page is too large to be read", at: file, next: "split it into smaller pages")
        }
        try checkWholeness(outcome, deepest: deepest, text: text, file: file)
        return reading.page.finished(at: text.bytes.count)
    }

    /// The title of a page's window; `nil` where it has none, or where the page cannot be read, which `read` tells.
    static func windowTitle(of text: SourceText) -> String? {
        guard TagWidth.excess(in: text.bytes) == nil else { return nil }
        let reading = HTMLReading(text: text)
        _ = HTMLEventReader.read(text.bytes, deepest: depth(of: text), to: reading)
        return reading.page.windowTitle
    }

    /// Reads HTML that stands in another text as a part of it; `nil` where the parser leaves something out.
    ///
    /// - Returns: its blocks, with their places counted from its start, and whether what follows stands behind the part
    ///   that its last heading opened.
    static func part(_ bytes: [UInt8]) -> (blocks: [Block], endsPart: Bool)? {
        let text: SourceText
        do { text = try SourceText(bytes: bytes, file: "") } catch { return nil }
        let reading = HTMLReading(text: text, isPart: true)
        let deepest = depth(of: text)
        guard let outcome = HTMLEventReader.read(bytes, deepest: deepest, to: reading), !outcome.isTooDeep,
            !bytes[outcome.offset...].contains(where: { $0 > UInt8(ascii: " ") })
        else { return nil }
        return reading.page.part(endingAt: bytes.count)
    }

    /// Deeper pages are attacks: for every end tag the parser may look through all open elements.
    private static func depth(of text: SourceText) -> Int {
        let endTags = zip(text.bytes, text.bytes.dropFirst()).count {
            $0 == UInt8(ascii: "<") && $1 == UInt8(ascii: "/")
        }
        return min(20_000, max(256, patience / max(1, endTags)))
    }

    /// How many looks at an open element a page may cost, about two seconds.
    private static let patience = 500_000_000

    /// A page of which the parser left something out must not pass for one without rules.
    private static func checkWholeness(
        _ outcome: HTMLEventReader.Outcome, deepest: Int, text: SourceText, file: String
    ) throws {
        let hasRest = text.bytes[outcome.offset...].contains { $0 > UInt8(ascii: " ") }
        guard outcome.isTooDeep || hasRest else { return }
        let reason =
            outcome.isTooDeep ? "elements nested more than \(deepest) deep" : "the page cannot be read past this line"
        throw Problem(
            .badData, reason, at: "\(file):\(text.line(at: outcome.offset))", next: "leave the file out, or repair it")
    }
}

/// Takes the parser's events to a page, each with its place in the source.
private final class HTMLReading: HTMLEvents {
    var page: HTMLPageBuilder

    init(text: SourceText, isPart: Bool = false) {
        page = HTMLPageBuilder(text: text, isPart: isPart)
    }

    func open(_ name: String, attributes: [String: String], upTo offset: Int) {
        page.open(name, attributes: attributes, upTo: offset)
    }

    func close(_ name: String, upTo offset: Int) {
        page.close(name, upTo: offset)
    }

    func text(_ bytes: [UInt8], upTo offset: Int) {
        page.text(bytes, upTo: offset)
    }

    func pass(upTo offset: Int) {
        page.pass(upTo: offset)
    }
}
