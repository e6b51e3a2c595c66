import CLibXML2
import HIGModel

/// Reads HTML and XHTML pages into blocks with libxml2's parser of HTML as found in the wild.
///
/// XHTML goes the same way, as in a browser: that parser repairs what an XML parser would refuse, knows HTML's own
/// entities, and has no means to load or expand anything else. It hands out events rather than a tree, so that depth
/// costs neither stack nor memory.
enum HTMLReader {
    /// - Throws: `Problem` that names the line which the parser could not pass.
    static func read(_ text: SourceText, file: String) throws -> BlockText {
        let reading = HTMLReading(text: text)
        guard let length = Int32(exactly: text.bytes.count), let context = context(for: text, length: length) else {
            throw Problem(.badData, "the page is too large to be read", at: file, next: "split it into smaller pages")
        }
        defer { htmlFreeParserCtxt(context) }
        let options =
            HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
            | HTML_PARSE_IGNORE_ENC.rawValue
        htmlCtxtUseOptions(context, Int32(options))
        // The bytes are known to be UTF-8, whatever the page declares.
        xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
        listen(to: context)
        reading.context = context
        withExtendedLifetime(reading) {
            context.pointee.userData = Unmanaged.passUnretained(reading).toOpaque()
            htmlParseDocument(context)
        }
        try checkWholeness(reading, context: context, text: text, file: file)
        return reading.page.finished(at: text.bytes.count)
    }

    private static func context(for text: SourceText, length: Int32) -> htmlParserCtxtPtr? {
        text.bytes.withUnsafeBytes { bytes in
            htmlCreateMemoryParserCtxt(bytes.assumingMemoryBound(to: CChar.self).baseAddress, length)
        }
    }

    /// A page of which the parser left something out must not pass for one without rules.
    private static func checkWholeness(
        _ reading: HTMLReading, context: htmlParserCtxtPtr, text: SourceText, file: String
    ) throws {
        let reached = reading.offset
        guard reading.isTooDeep || text.bytes[reached...].contains(where: { $0 > UInt8(ascii: " ") }) else { return }
        let reason =
            reading.isTooDeep
            ? "elements nested more than \(reading.deepest) deep" : "the page cannot be read past this line"
        throw Problem(
            .badData, reason, at: "\(file):\(text.line(at: reached))", next: "leave the file out, or repair it")
    }

    private static func listen(to context: htmlParserCtxtPtr) {
        guard let handlers = context.pointee.sax else { return }
        handlers.pointee = xmlSAXHandler()
        handlers.pointee.startElement = { data, name, attributes in
            guard let name else { return }
            HTMLReading.of(data)?.open(String(cString: name), attributes: attributes)
        }
        handlers.pointee.endElement = { data, name in
            guard let name else { return }
            HTMLReading.of(data)?.close(String(cString: name))
        }
        handlers.pointee.characters = { data, text, length in
            HTMLReading.of(data)?.text(UnsafeBufferPointer(start: text, count: Int(length)))
        }
        handlers.pointee.ignorableWhitespace = handlers.pointee.characters
        // Scripts, comments and instructions only move the place where reading goes on.
        handlers.pointee.cdataBlock = { data, _, _ in HTMLReading.of(data)?.pass() }
        handlers.pointee.comment = { data, _ in HTMLReading.of(data)?.pass() }
        handlers.pointee.processingInstruction = { data, _, _ in HTMLReading.of(data)?.pass() }
    }
}

/// Takes libxml2's events to a page, each with its place in the source.
private final class HTMLReading {
    /// Deeper pages are attacks: for every end tag the parser may look through all open elements.
    let deepest: Int
    var context: htmlParserCtxtPtr?
    var page: HTMLPage
    private(set) var isTooDeep = false
    private let length: Int
    private var depth = 0

    init(text: SourceText) {
        page = HTMLPage(text: text)
        length = text.bytes.count
        let endTags = zip(text.bytes, text.bytes.dropFirst()).count {
            $0 == UInt8(ascii: "<") && $1 == UInt8(ascii: "/")
        }
        deepest = min(20_000, max(256, Self.patience / max(1, endTags)))
    }

    /// How many looks at an open element a page may cost, about two seconds.
    private static let patience = 500_000_000

    static func of(_ data: UnsafeMutableRawPointer?) -> HTMLReading? {
        data.map { Unmanaged<HTMLReading>.fromOpaque($0).takeUnretainedValue() }
    }

    /// How far the parser has read.
    var offset: Int {
        guard let context else { return 0 }
        return min(max(0, xmlByteConsumed(context)), length)
    }

    func open(_ name: String, attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
        depth += 1
        if depth > deepest, let context {
            isTooDeep = true
            return xmlStopParser(context)
        }
        page.open(name, attributes: Self.dictionary(attributes), upTo: offset)
    }

    func close(_ name: String) {
        depth -= 1
        page.close(name, upTo: offset)
    }

    func text(_ bytes: UnsafeBufferPointer<xmlChar>) {
        page.text(Array(bytes), upTo: offset)
    }

    func pass() {
        page.pass(upTo: offset)
    }

    /// Names and values, which libxml2 lists in turn.
    private static func dictionary(_ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) -> [String: String] {
        guard let list else { return [:] }
        var attributes: [String: String] = [:]
        var index = 0
        while let name = list[index] {
            attributes[String(cString: name)] = list[index + 1].map { String(cString: $0) } ?? ""
            index += 2
        }
        return attributes
    }
}
