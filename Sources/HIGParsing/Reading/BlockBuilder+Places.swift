import HIGModel
import HIGText

/// Finds again in the source what the parser hands on.
extension BlockBuilder {
    mutating func append(_ literal: String) {
        var literal = literal
        literal.withUTF8 { append($0) }
    }

    private mutating func append(_ utf8: UnsafeBufferPointer<UInt8>) {
        guard !utf8.isEmpty else { return }
        if let found = find(utf8) {
            origins.append(Block.Origin(text: text.count, source: found))
            cursor = found + utf8.count
        } else if let alignment = aligned(Array(utf8)) {
            origins += alignment.origins
            cursor = alignment.end
        } else {
            origins.append(Block.Origin(text: text.count, source: cursor))
        }
        text += utf8
    }

    /// Finds a literal that the source writes with escapes and entities: `Date &amp; Time`, `5 \* 3`.
    private func aligned(_ literal: [UInt8]) -> (origins: [Block.Origin], end: Int)? {
        for start in cursor..<max(cursor, min(end, cursor + Self.reach)) {
            if let alignment = aligned(literal, from: start) { return alignment }
        }
        return nil
    }

    private func aligned(_ literal: [UInt8], from start: Int) -> (origins: [Block.Origin], end: Int)? {
        // Nearly every place is none, so nothing is made before the first byte has been looked at.
        var origins: [Block.Origin] = []
        var position = start
        var index = 0
        while index < literal.count {
            guard position < end else { return nil }
            let byte = source.bytes[position]
            if byte == UInt8(ascii: "&"), let semicolon = entityEnd(from: position) {
                position = semicolon + 1
                index += 1
                while index < literal.count, literal[index] & 0xC0 == 0x80 { index += 1 }
            } else if byte == literal[index] {
                position += 1
                index += 1
                continue
            } else if byte == UInt8(ascii: "\\"), position + 1 < end, source.bytes[position + 1] == literal[index] {
                position += 2
                index += 1
                origins.append(Block.Origin(text: text.count + index - 1, source: position - 1))
            } else {
                return nil
            }
            if index < literal.count { origins.append(Block.Origin(text: text.count + index, source: position)) }
        }
        return ([Block.Origin(text: text.count, source: start)] + origins, position)
    }

    @discardableResult
    mutating func advance(past literal: String) -> Int {
        var literal = literal
        guard let found = literal.withUTF8({ find($0) }) else { return cursor }
        cursor = found + literal.utf8.count
        return found
    }

    mutating func advancePastLineEnd() {
        while cursor < end {
            cursor += 1
            if source.bytes.endsLine(at: cursor - 1) { return }
        }
    }

    /// The semicolon of the entity that starts at a position.
    private func entityEnd(from position: Int) -> Int? {
        let name = source.bytes[(position + 1)..<min(end, position + 34)].prefix { byte in
            byte == UInt8(ascii: "#") || byte.isDigit || byte.isLetter
        }
        guard !name.isEmpty, name.endIndex < end, source.bytes[name.endIndex] == UInt8(ascii: ";") else { return nil }
        return name.endIndex
    }

    /// How much markup can stand before a run of text. A run that is not found within it costs no search of the whole
    /// block, which may be long.
    private static let reach = 4_096

    /// The next place in the open block where the source reads `literal`; `nil` where escapes or entities hide it.
    private func find(_ literal: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let first = literal.first, cursor + literal.count <= end else { return nil }
        let places = cursor...min(end - literal.count, cursor + Self.reach)
        return source.bytes.withUnsafeBufferPointer { bytes in
            places.first { bytes[$0] == first && bytes[$0..<$0 + literal.count].elementsEqual(literal) }
        }
    }

    /// Where a text that the parser has just passed starts; the parser may lag one character behind.
    mutating func start(of literal: [UInt8], endingNear offset: Int) -> Int? {
        end = min(offset + 4, source.bytes.count)
        for candidate in stride(from: offset, through: end, by: 1) where candidate - literal.count >= cursor {
            let start = candidate - literal.count
            if source.bytes[start..<candidate].elementsEqual(literal) { return start }
        }
        return literal.withUnsafeBufferPointer(find)
    }
}
