/// The lines of marks under titles in plain text, and the levels that they give the titles.
struct Underlines {
    /// Any text has these.
    private static let plain: Set<Character> = ["-", "=", "~", "_"]
    /// Those that reStructuredText has as well; such a line is about as long as the title.
    private static let other: Set<Character> = ["^", "\"", "'", "*", "+", "#", ".", "`", ":"]

    /// What each mark in use stands for.
    private var levels: [Character: Int] = [:]

    /// The level of the title over a line; `nil` where the line is none of marks. New marks stand for deeper titles than
    /// those before, but for "=", which typewriters set under the highest.
    ///
    /// - Parameter title: the one line of text before it, if it is one.
    mutating func level(of line: String, below title: String?) -> Int? {
        guard let mark = line.first, Underlines.isRun(line) else { return nil }
        if Underlines.other.contains(mark) {
            guard let title = title?.trimmed, (title.count - 1...title.count + 8).contains(line.count) else {
                return nil
            }
        } else if title == nil {
            return levels[mark] ?? 2
        }
        if let level = levels[mark] { return level }
        let isFirst = levels.keys.allSatisfy(Underlines.plain.contains)
        let level = mark == "=" && isFirst ? 1 : min(6, max(1, levels.values.max() ?? 1) + 1)
        levels[mark] = level
        return level
    }

    /// Whether a line and the next but one are the same run of marks that plain text has for nothing else.
    static func isLine(_ line: String, _ other: String) -> Bool {
        line == other && isRun(line)
    }

    private static func isRun(_ line: String) -> Bool {
        guard line.utf8.count >= 3, let mark = line.first, plain.contains(mark) || other.contains(mark) else {
            return false
        }
        return line.allSatisfy { $0 == mark }
    }
}
