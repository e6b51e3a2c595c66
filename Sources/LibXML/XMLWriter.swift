import CLibXML2

/// Writes XML 1.0 in UTF-8 with libxml2, which sees to escapes and to the balance of tags.
///
/// ```swift
/// let writer = try XMLWriter()
/// try writer.open("rule")
/// try writer.attribute("id", "a<b")
/// try writer.text("Don't blink.")
/// try writer.close()
/// try writer.drain()   // <rule id="a&lt;b">Don't blink.</rule>
/// ```
public final class XMLWriter {
    /// libxml2 could not write, for want of memory.
    public struct Failure: Error {}

    private let buffer: xmlBufferPtr
    private let writer: xmlTextWriterPtr
    private let isReferenced: (Unicode.Scalar) -> Bool

    /// Makes an empty document, kept in memory until `drain`.
    ///
    /// - Parameter isReferenced: whether a character is written as a reference to its number.
    /// - Throws: `Failure` where there is no memory for it.
    public init(referencing isReferenced: @escaping (Unicode.Scalar) -> Bool = { _ in false }) throws {
        self.isReferenced = isReferenced
        guard let buffer = xmlBufferCreate() else { throw Failure() }
        guard let writer = xmlNewTextWriterMemory(buffer, 0) else {
            xmlBufferFree(buffer)
            throw Failure()
        }
        self.buffer = buffer
        self.writer = writer
        // Elements that hold elements; where there is text, libxml2 adds nothing to it.
        xmlTextWriterSetIndent(writer, 1)
    }

    deinit {
        xmlFreeTextWriter(writer)
        xmlBufferFree(buffer)
    }

    /// Writes the declaration that opens a document.
    public func startDocument() throws { try check(xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil)) }

    /// Opens an element.
    public func open(_ name: String) throws { try check(xmlTextWriterStartElement(writer, name)) }

    /// Gives the open element an attribute; to be called before anything is written into it.
    public func attribute(_ name: String, _ value: String) throws {
        try check(xmlTextWriterStartAttribute(writer, name))
        try text(value)
        try check(xmlTextWriterEndAttribute(writer))
    }

    /// Writes text into the open element.
    public func text(_ text: String) throws {
        let text = XMLWriter.writable(text)
        guard text.unicodeScalars.contains(where: isReferenced) else {
            return try check(xmlTextWriterWriteString(writer, text))
        }
        var run = ""
        for scalar in text.unicodeScalars {
            guard isReferenced(scalar) else {
                run.unicodeScalars.append(scalar)
                continue
            }
            try check(xmlTextWriterWriteString(writer, run))
            try check(xmlTextWriterWriteRaw(writer, "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"))
            run = ""
        }
        try check(xmlTextWriterWriteString(writer, run))
    }

    /// Closes the element that was opened last.
    public func close() throws { try check(xmlTextWriterEndElement(writer)) }

    /// What was written since the last call.
    public func drain() throws -> String {
        try check(xmlTextWriterFlush(writer))
        guard let content = xmlBufferContent(buffer) else { throw Failure() }
        let text = String(cString: content)
        xmlBufferEmpty(buffer)
        return text
    }

    private func check(_ written: Int32) throws {
        guard written >= 0 else { throw Failure() }
    }

    /// The text with U+FFFD for the characters that XML 1.0 cannot hold (https://www.w3.org/TR/xml/#charsets).
    private static func writable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { !isWritable($0) }) else { return text }
        var writable = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { writable.append(isWritable(scalar) ? scalar : "\u{FFFD}") }
        return String(writable)
    }

    private static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
        default: scalar == "\t" || scalar == "\n" || scalar == "\r"
        }
    }
}
