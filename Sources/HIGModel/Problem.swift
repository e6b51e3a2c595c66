/// An error as a value: what is wrong, where, and what to do next.
///
/// ```swift
/// Problem(.inputMissing, "no such file or folder: hig", next: "give the path of a document or a folder of documents")
/// ```
public struct Problem: Error, Hashable, Sendable {
    /// What kind of failure it is, from which the exit code follows.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Nothing answers the question; exit code 1.
        case nothingFound
        /// The words of the command are off; exit code 2.
        case usage
        /// An input or a database holds what cannot be read; exit code 65.
        case badData
        /// An input does not exist; exit code 66.
        case inputMissing
        /// A defect of the program; exit code 70.
        case defect
        /// Reading or writing failed; exit code 74.
        case inputOutput
    }

    /// Decides the exit code.
    public let kind: Kind
    /// One sentence without a full stop.
    public let message: String
    /// `file`, `file:line`, or the SQL.
    public let place: String?
    /// What the reader can do about it: a command or an instruction, without a full stop.
    public let next: String?

    public init(_ kind: Kind, _ message: String, at place: String? = nil, next: String? = nil) {
        self.kind = kind
        self.message = message
        self.place = place
        self.next = next
    }
}

extension Problem: CustomStringConvertible {
    /// `place: message` and, on a second line, what to do next.
    public var description: String {
        [place, message].compactMap { $0?.onOneLine }.joined(separator: ": ") + (next.map { "\n  " + $0 } ?? "")
    }
}

extension String {
    /// The text with its line ends and tabs written as `\n`, `\r` and `\t`: names of files may hold them, and would
    /// pass for lines of the program's own.
    public var onOneLine: String {
        guard utf8.contains(where: { $0 < 0x20 }) else { return self }
        var line = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": line += "\\n"
            case "\r": line += "\\r"
            case "\t": line += "\\t"
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }
}

extension StringProtocol {
    /// What a user typed, as a message repeats it: with the middle left out where it is longer than 60 characters.
    public var abridged: String {
        count <= 60 ? String(self) : String(prefix(32)) + "…" + String(suffix(27))
    }

    /// The name that a user typed, as a message repeats it: abridged, and in quotes where there is nothing to see.
    public var nameTyped: String { allSatisfy(\.isWhitespace) ? "“\(self)”" : abridged }
}
