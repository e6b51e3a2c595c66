/// The name of a class of the system's frameworks, for what people see of it.
///
/// ```swift
/// ClassName("UIAlertController")?.elements   // [["alert", "controller"], ["alert"]]
/// ```
public struct ClassName {
    /// What it may make, in lower-case words: by its whole name, and without what only code speaks of.
    public let elements: [[String]]

    /// - Returns: `nil` for what doesn't read as such a name: `UI`, `UIKit`, `NSA`.
    public init?(_ name: some StringProtocol) {
        guard ["UI", "NS"].contains(name.prefix(2)), name.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
        var words: [String] = []
        for letter in name.dropFirst(2) {
            if letter.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(letter)
        }
        guard words.first?.first?.isUppercase == true, words.allSatisfy({ $0.count > 1 }), words != ["Kit"] else {
            return nil
        }
        words = words.map { $0.lowercased() }
        var elements = [words]
        for part in ["controller", "view"] {
            guard let last = elements.last, last.count > 1, last.last == part else { continue }
            elements.append(last.dropLast())
        }
        self.elements = elements
    }
}
