/// A label that shows what stands below or behind it rather than asking for it: "Correct:", "Examples:".
enum SampleLabel {
    /// Tells how well the sample does: "Bad:".
    case verdict
    /// "Example:", alone before what it shows.
    case example
    /// "For example:", which may as well lead to advice where it is a paragraph.
    case instance

    /// - Parameter label: a text without its colon; `nil` when it is none, or more than one.
    init?(_ label: some StringProtocol) {
        guard label.utf8.count <= SampleLabel.longest, let label = SampleLabel.labels[label.lowercased()] else {
            return nil
        }
        self = label
    }

    /// The label that a text opens with, colon and all: "Bad: You must ring. Try again."
    init?(opening text: String) {
        guard let colon = text.utf8.prefix(SampleLabel.longest + 1).firstIndex(of: UInt8(ascii: ":")) else {
            return nil
        }
        self.init(text[..<colon])
    }

    private static let labels: [String: SampleLabel] = [
        "bad": .verdict, "better": .verdict, "correct": .verdict, "good": .verdict, "incorrect": .verdict,
        "poor": .verdict, "wrong": .verdict,
        "example": .example, "examples": .example,
        "for example": .instance, "for instance": .instance,
    ]
    private static let longest = labels.keys.map(\.utf8.count).max() ?? 0
}
