/// Some of a text's lines, by their numbers.
struct LineSet: Sendable {
    /// By number, 0 included.
    private var isIn: [Bool] = []

    /// Without any line.
    init() {}

    /// - Parameter count: of the text's lines.
    init(upTo count: Int) { isIn = Array(repeating: false, count: count + 1) }

    /// - Parameter lines: of those that the text has.
    mutating func insert(_ lines: ClosedRange<Int>) {
        for line in lines { isIn[line] = true }
    }

    func contains(_ line: Int) -> Bool { isIn.indices.contains(line) && isIn[line] }
}
