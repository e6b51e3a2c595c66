import HIGText
import Yams

/// YAML as people write it by hand.
enum HandWrittenYAML {
    /// What keeps a text from being read.
    struct Fault: Error {
        let message: String
        /// Counted from 1; `nil` where the parser does not tell.
        let line: Int?
    }

    /// A few spare people what they would write twice. Aliases of lists of aliases make of a short text more than any
    /// memory holds, and the parser looks at all of it where they are keys.
    private static let mostAliases = 20

    /// - Returns: `nil` for a text of nothing but comments.
    static func root(of text: String) throws(Fault) -> Node? {
        if let line = lineOfAliasTooMany(in: Array(text.utf8)) {
            throw Fault(message: "more than \(mostAliases) aliases; write out what they stand for", line: line)
        }
        do {
            return try Yams.compose(yaml: text)
        } catch {
            let error = error as? YamlError
            throw Fault(message: "not valid YAML" + (error?.reason.map { ": " + $0 } ?? ""), line: error?.line)
        }
    }

    /// An asterisk before a name is taken for an alias also in texts and comments, as long as any name has an ampersand:
    /// hardly any text has so many.
    private static func lineOfAliasTooMany(in bytes: [UInt8]) -> Int? {
        guard bytes.indices.contains(where: { opensName(bytes, at: $0, with: UInt8(ascii: "&")) }) else { return nil }
        let aliases = bytes.indices.lazy.filter { opensName(bytes, at: $0, with: UInt8(ascii: "*")) }
        guard let place = aliases.dropFirst(mostAliases).first else { return nil }
        return 1 + bytes[..<place].indices.count(where: bytes.endsLine)
    }

    /// Whether a mark stands before a name and not behind a word, where it would be a part of it.
    private static func opensName(_ bytes: [UInt8], at place: Int, with mark: UInt8) -> Bool {
        guard bytes[place] == mark, place + 1 < bytes.count, isOfName(bytes[place + 1]) else { return false }
        return place == 0 || !(bytes[place - 1].isLetter || bytes[place - 1].isDigit)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
}
