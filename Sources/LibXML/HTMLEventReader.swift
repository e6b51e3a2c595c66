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
    /// - Returns: `nil` when the page is larger than libxml2 can count, two gigabytes.
    public static func read(_ bytes: [UInt8], deepest: Int, to events: any HTMLEvents) -> Outcome? {
        guard let length = Int32(exactly: bytes.count) else { return nil }
        initialization
        let reader = HTMLEventReader(events: events, length: bytes.count, deepest: deepest)
        return bytes.withUnsafeBytes { bytes in
            let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
            guard let context = htmlCreateMemoryParserCtxt(start, length) else { return nil }
            defer { htmlFreeParserCtxt(context) }
            let options =
                HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
                | HTML_PARSE_IGNORE_ENC.rawValue
            htmlCtxtUseOptions(context, Int32(options))
            xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
            listen(to: context)
            reader.context = context
            return withExtendedLifetime(reader) {
                context.pointee.userData = Unmanaged.passUnretained(reader).toOpaque()
                htmlParseDocument(context)
                return Outcome(offset: reader.offset, isTooDeep: reader.isTooDeep)
            }
        }
    }

    private static func listen(to context: htmlParserCtxtPtr) {
        guard let handlers = context.pointee.sax else { return }
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
        events.text(Array(bytes), upTo: offset)
    }

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
