import HIGText

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
