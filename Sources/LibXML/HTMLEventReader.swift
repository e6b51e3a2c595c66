import CLibXML2

/// Takes what a page is made of, piece by piece.
public protocol HTMLEvents: AnyObject {
    /// - Parameter offset: how many of the page's bytes have been read.
    func open(_ name: String, attributes: [String: String], upTo offset: Int)
    func close(_ name: String, upTo offset: Int)
    func text(_ bytes: [UInt8], upTo offset: Int)
    /// A script, comment or instruction, which only moves the place where reading goes on.
    func pass(upTo offset: Int)
}

/// Reads HTML as found in the wild with libxml2's parser for it.
///
/// That parser repairs what an XML parser would refuse, knows HTML's own entities, and has no means to load or expand
/// anything else. It hands out events rather than a tree, so that depth costs neither stack nor memory.
public final class HTMLEventReader {
    /// How far the parser came.
    public struct Outcome: Sendable {
        /// The number of bytes read.
        public let offset: Int
        /// Whether it stopped because elements were nested more than `deepest` deep.
        public let isTooDeep: Bool
    }

    /// Once for the process: libxml2 asks to be initialized before several threads use it.
    private static let initialization: Void = xmlInitParser()

    private let events: any HTMLEvents
    private let length: Int
    private let deepest: Int
    private var context: htmlParserCtxtPtr?
    private var depth = 0
    private var isTooDeep = false

    private init(events: any HTMLEvents, length: Int, deepest: Int) {
        self.events = events
        self.length = length
        self.deepest = deepest
    }

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, whatever the page declares.
    ///   - deepest: the depth at which reading stops.
    /// - Returns: `nil` when the page is larger than libxml2 can count, two gigabytes, or there is no memory for a parser.
    public static func read(_ bytes: [UInt8], deepest: Int, to events: any HTMLEvents) -> Outcome? {
        guard let length = Int32(exactly: bytes.count) else { return nil }
        initialization
        let reader = HTMLEventReader(events: events, length: bytes.count, deepest: deepest)
        return bytes.withUnsafeBytes { bytes in
            let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
            guard let context = htmlCreateMemoryParserCtxt(start, length) else { return nil }
            defer { htmlFreeParserCtxt(context) }
            guard let handlers = context.pointee.sax else { return nil }
            let options =
                HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
                | HTML_PARSE_IGNORE_ENC.rawValue
            htmlCtxtUseOptions(context, Int32(options))
            xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
            listen(by: handlers)
            reader.context = context
            return withExtendedLifetime(reader) {
                context.pointee.userData = Unmanaged.passUnretained(reader).toOpaque()
                htmlParseDocument(context)
                return Outcome(offset: reader.offset, isTooDeep: reader.isTooDeep)
            }
        }
    }

    private static func listen(by handlers: UnsafeMutablePointer<xmlSAXHandler>) {
        handlers.pointee = xmlSAXHandler()
        handlers.pointee.startElement = { data, name, attributes in
            guard let name else { return }
            HTMLEventReader.of(data)?.open(String(cString: name), attributes: attributes)
        }
        handlers.pointee.endElement = { data, name in
            guard let name else { return }
            HTMLEventReader.of(data)?.close(String(cString: name))
        }
        handlers.pointee.characters = { data, text, length in
            HTMLEventReader.of(data)?.text(UnsafeBufferPointer(start: text, count: Int(length)))
        }
        handlers.pointee.ignorableWhitespace = handlers.pointee.characters
        handlers.pointee.cdataBlock = { data, _, _ in HTMLEventReader.of(data)?.pass() }
        handlers.pointee.comment = { data, _ in HTMLEventReader.of(data)?.pass() }
        handlers.pointee.processingInstruction = { data, _, _ in HTMLEventReader.of(data)?.pass() }
    }

    private static func of(_ data: UnsafeMutableRawPointer?) -> HTMLEventReader? {
        data.map { Unmanaged<HTMLEventReader>.fromOpaque($0).takeUnretainedValue() }
    }

    private var offset: Int {
        guard let context else { return 0 }
        return min(max(0, xmlByteConsumed(context)), length)
    }

    private func open(_ name: String, attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?) {
        depth += 1
        if depth > deepest, let context {
            isTooDeep = true
            return xmlStopParser(context)
        }
        events.open(name, attributes: HTMLEventReader.dictionary(attributes), upTo: offset)
    }

    private func close(_ name: String) {
        depth -= 1
        events.close(name, upTo: offset)
    }

    private func text(_ bytes: UnsafeBufferPointer<xmlChar>) {
        events.text(HTMLEventReader.withoutControls(bytes), upTo: offset)
    }

    /// The text with the characters that HTML means by the numbers 128 to 159, as in `&#151;` for a dash: those of
    /// Windows-1252 (HTML Standard, numeric character reference end state). libxml2 gives control characters.
    private static func withoutControls(_ bytes: UnsafeBufferPointer<xmlChar>) -> [UInt8] {
        // U+0080 to U+009F are 0xC2 and their own number.
        func isControl(_ place: Int) -> Bool {
            bytes[place] == 0xC2 && place + 1 < bytes.count && (0x80...0x9F).contains(bytes[place + 1])
        }
        guard bytes.indices.contains(where: isControl) else { return Array(bytes) }
        var text: [UInt8] = []
        var place = 0
        while place < bytes.count {
            if isControl(place), let scalar = Unicode.Scalar(windows1252[Int(bytes[place + 1]) - 0x80]) {
                text += String(scalar).utf8
                place += 2
            } else {
                text.append(bytes[place])
                place += 1
            }
        }
        return text
    }

    /// From 0x80 on; what Windows-1252 leaves open stays as it is.
    private static let windows1252: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]

    private func pass() {
        events.pass(upTo: offset)
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
