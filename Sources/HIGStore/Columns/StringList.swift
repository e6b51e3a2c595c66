import Foundation
import HIGModel

/// A list of strings as the JSON array that a column holds, so that SQL can look into it.
struct StringList {
    let strings: [String]

    init(_ strings: [String]) {
        self.strings = strings
    }

    /// Reads a column.
    /// - Throws: `Problem` of kind `.badData` when the text isn't an array of strings.
    init(json: String) throws {
        var json = json
        if let strings = json.withUTF8({ StringList.plain($0) }) {
            self.strings = strings
            return
        }
        do {
            strings = try JSONDecoder().decode([String].self, from: Data(json.utf8))
        } catch {
            throw Problem(
                .badData, "the database holds a list that can't be read: \(json)",
                next: "see what is damaged: higkb check")
        }
    }

    /// Reads a column where SQLite has it.
    init(json: BorrowedText) throws {
        if let strings = StringList.plain(json.bytes) {
            self.init(strings)
        } else {
            try self.init(json: String(decoding: json.bytes, as: UTF8.self))
        }
    }

    /// The column's text.
    func json() throws -> String {
        // Setting up an encoder for each of thousands of rules takes longer than writing them.
        if let plain { return plain }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return String(decoding: try encoder.encode(strings), as: UTF8.self)
    }

    /// The strings of an array without escapes and without space between its parts, which nearly all are; `nil` for
    /// any other text.
    ///
    /// A cold query reads hundreds of them, and setting up `JSONDecoder` alone takes longer than the query.
    private static func plain(_ json: UnsafeBufferPointer<UInt8>) -> [String]? {
        guard json.first == bracket, let last = json.indices.last, last > 0, json[last] == UInt8(ascii: "]") else {
            return nil
        }
        if last == 1 { return [] }
        var strings: [String] = []
        var start = 1
        while json[start] == quote {
            let text = json[(start + 1)...].prefix { $0 != quote && $0 != UInt8(ascii: "\\") }
            guard text.endIndex < last, json[text.endIndex] == quote else { return nil }
            strings.append(String(decoding: text, as: UTF8.self))
            start = text.endIndex + 1
            if start == last { return strings }
            guard json[start] == UInt8(ascii: ",") else { return nil }
            start += 1
        }
        return nil
    }

    /// The column's text where JSON has each string as it is, between quotes; `nil` elsewhere.
    private var plain: String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(strings.reduce(2) { $0 + $1.utf8.count + 3 })
        bytes.append(StringList.bracket)
        for string in strings {
            if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(StringList.quote)
            guard string.utf8.allSatisfy({ $0 >= 0x20 && $0 != StringList.quote && $0 != UInt8(ascii: "\\") }) else {
                return nil
            }
            bytes += string.utf8
            bytes.append(StringList.quote)
        }
        bytes.append(UInt8(ascii: "]"))
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let bracket = UInt8(ascii: "[")
    private static let quote = UInt8(ascii: "\"")
}
