/// How the lines of a table of contents are indented, which conversion keeps inside fences of code only.
struct Indentation {
    /// The same for lines that are indented alike below the same line; `nil` where that is unknown, and for lines at the
    /// margin, where chapters and sections stand alike.
    private(set) var siblings: Int?

    private var isInFence = false
    /// Of the lines above that the next one can stand below: how far they are indented, and their numbers.
    private var open: [(width: Int, line: Int)] = []
    private var numbers: [Place: Int] = [:]
    private var line = 0

    private struct Place: Hashable {
        let below: Int
        let width: Int
    }

    /// Reads the next line.
    mutating func enter(_ text: String) {
        line += 1
        siblings = nil
        if text.hasPrefix("```") {
            isInFence.toggle()
            open = []
            return
        }
        let width = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        guard isInFence, width < text.utf8.count else { return }
        // The first line of a fence has lost its indentation.
        if open.isEmpty {
            open = [(-1, line)]
            return
        }
        while let last = open.last, last.width >= width { open.removeLast() }
        if width > 0 {
            let place = Place(below: open.last?.line ?? line, width: width)
            siblings = numbers[place] ?? numbers.count
            numbers[place] = siblings
        }
        open.append((width, line))
    }
}
