import HIGText

/// Finds a tag with more attributes than any page has, before the parser sees it: that compares each attribute of a tag with
/// all before it.
struct TagWidth {
    /// How many attributes a tag may have.
    static let limit = 1_000

    private let bytes: [UInt8]
    private var position = 0

    /// - Returns: where the first tag starts that is wider; `nil` where there is none.
    static func excess(in bytes: [UInt8]) -> Int? {
        var search = TagWidth(bytes: bytes)
        return search.excess()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func excess() -> Int? {
        while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = start + 1
            if bytes[position...].starts(with: "!--".utf8) {
                skipComment()
            } else if position < bytes.count, bytes[position].isLetter {
                let name = takeName()
                guard skipAttributes() <= TagWidth.limit else { return start }
                if TagWidth.raw.contains(name) { skipRawText() }
            }
        }
        return nil
    }

    /// Elements in which a `<` opens no tag.
    private static let raw: Set<[UInt8]> = [Array("script".utf8), Array("style".utf8)]

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while position < bytes.count, condition(bytes[position]) { position += 1 }
    }

    private mutating func takeName() -> [UInt8] {
        let start = position
        skip { $0.isLetter || $0.isDigit }
        return bytes[start..<position].map(\.lowercased)
    }

    private mutating func skipComment() {
        while position < bytes.count, !bytes[position...].starts(with: "-->".utf8) {
            position += 1
            skip { $0 != UInt8(ascii: "-") }
        }
    }

    /// Up to the end tag, or what the parser takes for one.
    private mutating func skipRawText() {
        skip { $0 != UInt8(ascii: "<") }
        while position + 2 < bytes.count {
            if bytes[position + 1] == UInt8(ascii: "/"), bytes[position + 2].isLetter { return }
            position += 1
            skip { $0 != UInt8(ascii: "<") }
        }
        position = bytes.count
    }

    /// - Returns: how many there were.
    private mutating func skipAttributes() -> Int {
        var count = 0
        while let byte, byte != UInt8(ascii: ">") {
            if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "/") {
                position += 1
                continue
            }
            count += 1
            position += 1
            skip { $0 > UInt8(ascii: " ") && !"=>/".utf8.contains($0) }
            skip { $0 <= UInt8(ascii: " ") }
            if self.byte == UInt8(ascii: "=") { skipValue() }
        }
        return count
    }

    private mutating func skipValue() {
        position += 1
        skip { $0 <= UInt8(ascii: " ") }
        if let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            position += 1
            skip { $0 != quote }
            position = min(position + 1, bytes.count)
        } else {
            skip { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
        }
    }
}
