import HIGModel
import HIGText

/// A page as books number them: "xxi", "101", "3-12", "IN-1".
struct PageNumber: Comparable, Hashable, Sendable {
    /// What the book counts anew: its front matter, then its chapters, then its appendices by their letters.
    private let part: [Int]
    private let number: Int

    /// - Parameter word: a word of a table of contents; `nil` when it is no page.
    init?<Text: StringProtocol>(_ word: Text) where Text.SubSequence == Substring {
        let word = word[...]
        // Nearly all words end in another letter.
        guard let end = word.utf8.last, PageNumber.ends.contains(end) else { return nil }
        let pieces = word.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let last = pieces.last, !last.isEmpty, pieces.count <= 2 else { return nil }
        guard last.allSatisfy(\.isDigit) else {
            guard pieces.count == 1, let roman = PageNumber.roman(last) else { return nil }
            (part, number) = ([0], roman)
            return
        }
        guard let number = Int(Substring(last)) else { return nil }
        self.number = number
        guard pieces.count == 2, let first = pieces.first.map(Substring.init) else {
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

    /// What a page's number ends in.
    private static let ends = Array("0123456789ivxlc".utf8)

    private static func roman(_ text: Substring.UTF8View) -> Int? {
        guard text.count <= 8 else { return nil }
        let digits = text.compactMap(value)
        guard digits.count == text.count else { return nil }
        return zip(digits, digits.dropFirst() + [0]).reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) }
    }

    private static func value(ofRoman digit: UInt8) -> Int? {
        switch digit {
        case UInt8(ascii: "i"): 1
        case UInt8(ascii: "v"): 5
        case UInt8(ascii: "x"): 10
        case UInt8(ascii: "l"): 50
        case UInt8(ascii: "c"): 100
        default: nil
        }
    }
}
