import HIGText

/// Headings that a document numbers on from first to last, "23. Lamps", "24. Cords", "25. Bells": sections of one rank,
/// whatever size the extraction found each in.
enum NumberedTitles {
    /// The levels of headings in their order, with those of one series made equal: the level that most of them have, of
    /// several the lowest.
    static func levels(of headings: [(title: HeadingText, level: Int)]) -> [Int] {
        var levels = headings.map(\.level)
        for series in series(in: headings.map { number(of: $0.title.words) }) where series.count >= fewest {
            let counts = Dictionary(series.map { (levels[$0], 1) }, uniquingKeysWith: +)
            guard let shared = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { continue }
            for index in series { levels[index] = shared }
        }
        return levels
    }

    /// Fewer may be the steps of something.
    private static let fewest = 8

    /// The most numbers that may be missing between two of a series: extraction loses headings.
    private static let longestGap = 5

    /// The places of the headings in each series. One that begins while another is open stands within it, in place of the
    /// one that stood there before.
    private static func series(in numbers: [Int?]) -> [[Int]] {
        var (open, closed): ([(last: Int, places: [Int])], [[Int]]) = ([], [])
        for (place, number) in numbers.enumerated() {
            guard let number else { continue }
            let index =
                open.lastIndex { $0.last + 1 == number }
                ?? open.lastIndex { $0.last < number && number - $0.last <= longestGap + 1 }
            let kept = index.map { $0 + 1 } ?? 1
            if open.count > kept { closed += [open.removeLast().places] }
            if let index {
                open[index].last = number
                open[index].places.append(place)
            } else {
                open.append((number, [place]))
            }
        }
        return closed + open.map(\.places)
    }

    /// The number that a heading opens with, before a dot or a bracket and a title: 23 of "23. Lamps", none of "3.1 Lamps".
    private static func number(of words: String) -> Int? {
        let digits = words.utf8.prefix(while: \.isDigit)
        let rest = words.utf8.dropFirst(digits.count).prefix(2)
        guard (1...3).contains(digits.count), rest.elementsEqual(". ".utf8) || rest.elementsEqual(") ".utf8) else {
            return nil
        }
        return Int(String(decoding: digits, as: UTF8.self))
    }
}
