/// A line of Markdown that opens or closes a block of code: three or more backquotes or tildes.
struct Fence {
    private let mark: UInt8
    private let length: Int
    private let hasWords: Bool
    /// Whether the line holds code and goes on behind it: "```lamp``` glows".
    let isWithinLine: Bool

    /// `nil` for other lines.
    ///
    /// - Parameter line: from its first character that is no space.
    init?(_ line: some Collection<UInt8>) {
        guard let mark = line.first, Fence.isMark(mark) else { return nil }
        length = line.prefix { $0 == mark }.count
        guard length >= 3 else { return nil }
        self.mark = mark
        let rest = line.dropFirst(length)
        hasWords = rest.contains { $0 > UInt8(ascii: " ") }
        isWithinLine = mark == UInt8(ascii: "`") && rest.contains(mark)
    }

    static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") }

    /// By as many marks or more, and nothing behind them.
    func isClosed(by other: Fence) -> Bool { other.mark == mark && other.length >= length && !other.hasWords }

    /// The most marks of each kind that a closing fence has from each place on.
    static func longestClosers(of fences: [Fence]) -> [[UInt8: Int]] {
        var longest: [UInt8: Int] = [:]
        var closers = [longest]
        for fence in fences.reversed() {
            if !fence.hasWords { longest[fence.mark] = max(longest[fence.mark] ?? 0, fence.length) }
            closers.append(longest)
        }
        return closers.reversed()
    }

    /// Whether a later one has as many marks or more.
    func isClosed(by longest: [UInt8: Int]) -> Bool { longest[mark].map { $0 >= length } ?? false }
}
