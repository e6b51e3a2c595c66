import HIGModel
import HIGText

/// A file's bytes, known to be UTF-8, with their lines.
struct SourceText: Sendable {
    let bytes: [UInt8]
    /// The offset of each line's first byte.
    private let lineStarts: [Int]

    /// - Throws: `Problem` that names what the file is instead, or the line of the first byte that is not UTF-8.
    init(bytes: [UInt8], file: String) throws(Problem) {
        let marks = bytes.withUnsafeBufferPointer(Marks.init)
        let invalid = marks.isASCII ? nil : SourceText.firstInvalidOffset(in: bytes)
        if let foreign = ForeignFile(bytes, isText: invalid == nil && marks.nul == nil) {
            throw Problem(.badData, "\(foreign.kind), not a text in UTF-8", at: file, next: foreign.next)
        }
        self.bytes = bytes
        lineStarts = marks.lineStarts
        if let offset = invalid {
            throw Problem(
                .badData, "not valid UTF-8 (byte 0x\(String(bytes[offset], radix: 16, uppercase: true)))",
                at: "\(file):\(line(at: offset))", next: "convert the file to UTF-8, for example with iconv")
        }
        if let nul = marks.nul {
            throw Problem(
                .badData, "not a text document (NUL byte)", at: "\(file):\(line(at: nul))",
                next: "leave the file out")
        }
    }

    /// What a look at each byte tells.
    private struct Marks {
        private(set) var lineStarts = [0]
        private(set) var isASCII = true
        /// Where the first byte stands that no text has.
        private(set) var nul: Int?

        init(_ bytes: UnsafeBufferPointer<UInt8>) {
            var offset = 0
            while let eight = EightBytes(bytes, at: offset) {
                isASCII = isASCII && eight.isASCII
                for place in EightBytes.Places(eight.lineEndsOrLess) { note(bytes, at: offset + place) }
                offset += 8
            }
            for offset in offset..<bytes.count {
                isASCII = isASCII && bytes[offset] < 0x80
                note(bytes, at: offset)
            }
        }

        private mutating func note(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
            if bytes.endsLine(at: offset) { lineStarts.append(offset + 1) }
            if bytes[offset] == 0, nul == nil { nul = offset }
        }
    }

    /// At least 1; what follows the last line end is a line, too.
    var lineCount: Int { lineStarts.count }

    /// The line, counted from 1, in which a byte stands.
    func line(at offset: Int) -> Int { lineStarts.leadingCount { $0 <= offset } }

    /// The lines that a stretch of bytes touches; trailing line ends do not count.
    func lines(of range: Range<Int>) -> ClosedRange<Int> {
        var end = range.upperBound
        while end > range.lowerBound + 1, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
        let first = line(at: range.lowerBound)
        return first...max(first, line(at: max(range.lowerBound, end - 1)))
    }

    /// The offset of the first byte of a line counted from 1; the end of the text for lines past the last.
    func start(ofLine line: Int) -> Int {
        line <= lineStarts.count ? lineStarts[line - 1] : bytes.count
    }

    /// Where the text starts after a byte order mark and blank lines.
    var firstVisibleByte: Int {
        let start = bytes.withoutByteOrderMark.startIndex
        return bytes[start...].firstIndex { $0 > UInt8(ascii: " ") } ?? start
    }

    /// A line with its end, counted from 1.
    func string(ofLine line: Int) -> String { String(decoding: bytes(ofLine: line), as: UTF8.self) }

    /// The bytes of a line with its end, counted from 1.
    func bytes(ofLine line: Int) -> ArraySlice<UInt8> { bytes[start(ofLine: line)..<start(ofLine: line + 1)] }

    func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        if bytes.withUnsafeBufferPointer({ String(validating: $0, as: UTF8.self) }) != nil { return nil }
        var offset = 0
        while offset < bytes.count {
            let length = sequenceLength(bytes[offset])
            let end = offset + length
            guard length > 0, end <= bytes.count, String(validating: bytes[offset..<end], as: UTF8.self) != nil else {
                return offset
            }
            offset = end
        }
        return nil
    }

    private static func sequenceLength(_ lead: UInt8) -> Int {
        switch lead {
        case 0x00...0x7F: 1
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 0
        }
    }
}
