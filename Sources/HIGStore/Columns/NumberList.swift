/// A list of numbers as the JSON array that a column holds, so that SQL can look into it.
struct NumberList {
    let numbers: [Double]

    init(_ numbers: [Double]) {
        self.numbers = numbers
    }

    /// Row numbers, which a `Double` holds exactly up to 2⁵³.
    init(_ numbers: [some BinaryInteger]) {
        self.init(numbers.map { Double($0) })
    }

    /// Reads a column; `nil` when the text isn't an array of numbers.
    init?(json: String) {
        guard json.hasPrefix("["), json.hasSuffix("]") else { return nil }
        let parts = json.dropFirst().dropLast().split(separator: ",")
        numbers = parts.compactMap { Double($0) }
        guard numbers.count == parts.count else { return nil }
    }

    /// The column's text; whole numbers without a decimal point.
    var json: String {
        "[" + numbers.map { Int(exactly: $0).map(String.init) ?? String($0) }.joined(separator: ",") + "]"
    }
}
