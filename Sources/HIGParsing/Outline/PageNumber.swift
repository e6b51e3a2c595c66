/// A page as books number them: "xxi", "101", "3-12", "IN-1".
struct PageNumber: Comparable, Hashable, Sendable {
    /// What the book counts anew: its front matter, then its chapters, then its appendices by their letters.
    private let part: [Int]
    private let number: Int

    /// - Parameter word: a word of a table of contents; `nil` when it is no page.
    init?(_ word: some StringProtocol) {
        let pieces = word.split(separator: "-", omittingEmptySubsequences: false)
        guard let last = pieces.last, !last.isEmpty, pieces.count <= 2 else { return nil }
        guard last.allSatisfy(\.isNumber) else {
            guard pieces.count == 1, let roman = PageNumber.roman(last) else { return nil }
            (part, number) = ([0], roman)
            return
        }
        guard let number = Int(last) else { return nil }
        self.number = number
        guard pieces.count == 2, let first = pieces.first else {
            part = [1]
            return
        }
        if let chapter = Int(first) {
            part = [1, chapter]
        } else if (1...2).contains(first.count), first.allSatisfy(\.isUppercase) {
            part = [2, first.count] + first.utf8.map(Int.init)
        } else {
            return nil
        }
    }

    /// The number of a page that is counted from the book's first chapter on; `nil` in front matter and appendices of
    /// their own, and where chapters are counted anew.
    var counted: Int? { part == [1] ? number : nil }

    /// Whether both pages are numbered by chapters, and not by the same one.
    func isInOtherChapter(than other: PageNumber) -> Bool {
        part.count > 1 && other.part.count > 1 && part != other.part
    }

    static func < (left: PageNumber, right: PageNumber) -> Bool {
        left.part == right.part ? left.number < right.number : left.part.lexicographicallyPrecedes(right.part)
    }

    private static func roman(_ text: some StringProtocol) -> Int? {
        let values: [Character: Int] = ["i": 1, "v": 5, "x": 10, "l": 50, "c": 100]
        let digits = text.compactMap { values[$0] }
        guard digits.count == text.count, digits.count <= 8 else { return nil }
        return zip(digits, digits.dropFirst() + [0]).reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) }
    }
}
