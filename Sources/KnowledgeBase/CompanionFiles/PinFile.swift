import HIGModel

/// The file beside the database in which readers' decisions about links are kept, to be reviewed and shared.
///
/// One decision a line, `link RULE RULE` or `unlink RULE RULE`, by the rules' ids; blank lines and lines that begin with
/// `#` are the readers' own and stay as they are.
///
/// ```
/// # The 2014 edition only reordered the sentence.
/// link ios-2011/toolbar/avoid-crowding-toolbar ios-2014/toolbar/dont-crowd-toolbar
/// ```
public struct PinFile: Sendable {
    /// The path of the database's file with `.pins` at its end.
    public let path: String
    private var lines: [(text: String, pin: Pin?)]

    /// The decisions, each once, in the file's order.
    public var pins: [Pin] { lines.compactMap(\.pin).distinct(of: \.rules) }

    /// The file's text.
    public var text: String { lines.map { $0.text + "\n" }.joined() }

    /// - Throws: `Problem` of kind `.badData` that names the line that is no decision, or decides what another line
    ///   decides otherwise.
    public init(path: String, text: String) throws {
        self.path = path
        lines = []
        var decided: [Set<String>: Pin.Verdict] = [:]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let pin = try PinFile.pin(line, at: "\(path):\(index + 1)")
            lines.append((String(line), pin))
            guard let pin else { continue }
            if let other = decided.updateValue(pin.verdict, forKey: pin.rules), other != pin.verdict {
                throw Problem(
                    .badData, "the two rules are both linked and unlinked", at: "\(path):\(index + 1)",
                    next: "keep one of the two lines")
            }
        }
        if lines.last?.text == "" { lines.removeLast() }
    }

    /// The file of a database; `nil` when there is none.
    static func beside(_ database: String) throws -> PinFile? {
        let path = path(beside: database)
        guard let text = try CompanionFile.text(at: path, called: name) else { return nil }
        return try PinFile(path: path, text: text)
    }

    static func path(beside database: String) -> String {
        CompanionFile.path(beside: database, ending: ".pins")
    }

    /// Decides about pairs of rules, whatever was decided before.
    ///
    /// - Parameter decisions: one a pair.
    mutating func set(_ decisions: [Pin]) {
        let held = Set(pins)
        let new = decisions.filter { !held.contains($0) }
        remove(new)
        for pin in new { lines.append((PinFile.line(pin), pin)) }
    }

    /// Takes the decisions about pairs of rules back.
    mutating func remove(_ decisions: [Pin]) {
        let pairs = Set(decisions.map(\.rules))
        lines.removeAll { $0.pin.map { pairs.contains($0.rules) } ?? false }
    }

    /// What errors call the file.
    static let name = "the decisions about links"

    static func line(_ pin: Pin) -> String { "\(pin.verdict.rawValue) \(pin.from) \(pin.to)" }

    private static func pin(_ line: Substring, at place: String) throws -> Pin? {
        let words = line.split(whereSeparator: \.isWhitespace).map { String($0) }
        guard let first = words.first, !first.hasPrefix("#") else { return nil }
        guard words.count == 3, let verdict = Pin.Verdict(rawValue: first) else {
            throw Problem(
                .badData, "not a decision about a link", at: place, next: "write: link RULE RULE, or unlink RULE RULE")
        }
        let editions = words.dropFirst().map { $0.split(separator: "/", omittingEmptySubsequences: false) }
        guard editions.allSatisfy({ $0.count == 3 && !$0.contains("") }) else {
            throw Problem(
                .badData, "not the whole id of a rule", at: place, next: "write EDITION/TOPIC/NAME, as higkb show does")
        }
        guard editions[0][0] != editions[1][0] else {
            throw Problem(
                .badData, "both rules are of \(editions[0][0])", at: place,
                next: "a link leads from one edition to another")
        }
        return Pin(verdict, from: words[1], to: words[2])
    }
}
