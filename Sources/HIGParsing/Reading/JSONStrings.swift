import Foundation

/// Where the strings of a JSON text stand, because Foundation's parser tells values but not places.
struct JSONStrings {
    /// From a string, escapes undone, to the offsets of its literals' first characters, ascending.
    private var places: [String: [Place]] = [:]
    /// From the keys of the outermost object to where they stand.
    private(set) var topLevelKeys: [String: Int] = [:]
    /// The first of those keys that stands there twice, and where the second time.
    private(set) var repeatedKey: (name: String, offset: Int)?

    private struct Place {
        let start: Int
        let end: Int
    }

    init(_ bytes: [UInt8]) {
        var depth = 0
        var offset = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                let (end, isEscaped) = JSONStrings.end(of: bytes, from: offset + 1)
                add(
                    bytes[offset + 1..<end], isEscaped: isEscaped,
                    isKey: depth == 1 && JSONStrings.isKey(bytes, endingAt: end))
                offset = end
            default: break
            }
            offset += 1
        }
    }

    /// The next place of a string from an offset on.
    func next(_ string: String, from offset: Int) -> Range<Int>? {
        guard let places = places[string] else { return nil }
        let next = places.leadingCount { $0.start < offset }
        return next < places.count ? places[next].start..<places[next].end : nil
    }

    private static func end(of bytes: [UInt8], from start: Int) -> (end: Int, isEscaped: Bool) {
        var offset = start
        var isEscaped = false
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
            if bytes[offset] == UInt8(ascii: "\\") {
                isEscaped = true
                offset += 1
            }
            offset += 1
        }
        return (min(offset, bytes.count), isEscaped)
    }

    /// Whether a string names what comes behind it.
    private static func isKey(_ bytes: [UInt8], endingAt end: Int) -> Bool {
        bytes[min(end + 1, bytes.count)...].first { $0 > UInt8(ascii: " ") } == UInt8(ascii: ":")
    }

    private mutating func add(_ literal: ArraySlice<UInt8>, isEscaped: Bool, isKey: Bool) {
        var string = String(decoding: literal, as: UTF8.self)
        if isEscaped {
            do {
                let quoted = Data([UInt8(ascii: "\"")] + literal + [UInt8(ascii: "\"")])
                string = try JSONDecoder().decode(String.self, from: quoted)
            } catch {
                // A literal that Foundation cannot read stays as it is written: whoever reads the document throws.
            }
        }
        places[string, default: []].append(Place(start: literal.startIndex, end: literal.endIndex))
        guard isKey else { return }
        if topLevelKeys[string] == nil {
            topLevelKeys[string] = literal.startIndex
        } else if repeatedKey == nil {
            repeatedKey = (string, literal.startIndex)
        }
    }
}
