import Foundation

/// A door through which text from outside comes in, with what must hold of whatever comes.
public enum FuzzTarget: String, CaseIterable, Sendable {
    case markdown
    case plain
    case html
    case docc
    /// A chunk's first line and the file's name.
    case header
    /// What is searched for.
    case query
    /// What is typed where an edition, a topic or a rule is asked for.
    case name
    /// Readers' decisions about links.
    case pins
    /// A catalog that is read back.
    case catalog
    /// A file that extends the vocabulary of topics.
    case vocabulary

    /// A check of one input; made once, because it holds a database.
    /// - Returns: a function that throws when something does not hold.
    public func check() throws -> ([UInt8]) throws -> Void {
        switch self {
        case .markdown, .plain, .html, .docc:
            let reading = try Reading()
            return { try reading.check($0, file: fileName) }
        case .header:
            let reading = try Reading()
            return { bytes in
                let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
                let name = String(decoding: lines[0].prefix(200).filter { $0 != 0 }, as: UTF8.self)
                let text = Array("<!-- ".utf8) + (lines.count > 1 ? Array(lines[1]) : [])
                try reading.check(text, file: name.isEmpty ? "a.md" : name)
            }
        case .query:
            let asking = try Asking()
            return { try asking.search(String(decoding: $0, as: UTF8.self)) }
        case .name:
            let asking = try Asking()
            return { try asking.name(String(decoding: $0, as: UTF8.self)) }
        case .pins:
            return { try Deciding().check(String(decoding: $0, as: UTF8.self)) }
        case .catalog:
            return { try Importing().check($0) }
        case .vocabulary:
            let extending = try Extending()
            return { try extending.check(String(decoding: $0, as: UTF8.self)) }
        }
    }

    private var fileName: String {
        switch self {
        case .plain: "page.txt"
        case .html: "page.html"
        case .docc: "page.json"
        default: "page.md"
        }
    }
}
