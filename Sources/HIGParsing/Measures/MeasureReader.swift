import HIGModel
import HIGText

/// Finds the numbers with units in a text.
///
/// A unit proper ("points", "seconds") makes any number a measure. A noun ("tabs") makes one only where words of a limit
/// stand before the number, as in "no more than five tabs" or "limit the list to 10 items": elsewhere numbers tell
/// rather than set.
struct MeasureReader {
    private let utf8: [UInt8]
    private let tokens: [MeasureToken]

    /// The measures of a text in order, each once.
    /// - Parameters:
    ///   - countsNouns: whether nouns that a limit counts are measures too.
    ///   - sizeUnit: the unit of a width by a height that names none, such as `152 x 152` in a list of sizes.
    static func measures(in text: String, countsNouns: Bool = true, sizeUnit: String? = nil) -> [Measure] {
        guard mayHoldNumber(text) else { return [] }
        return MeasureReader(Array(text.utf8), countsNouns: countsNouns, sizeUnit: sizeUnit).measures()
    }

    private let countsNouns: Bool
    private let sizeUnit: String?

    private init(_ utf8: [UInt8], countsNouns: Bool, sizeUnit: String?) {
        self.utf8 = utf8
        self.countsNouns = countsNouns
        self.sizeUnit = sizeUnit
        tokens = MeasureToken.all(in: utf8)
    }

    /// Whether a text has measures when no limit is looked for, whatever the unit of its sizes.
    static func mayMeasure(_ text: String) -> Bool {
        !measures(in: text, countsNouns: false, sizeUnit: "").isEmpty
    }

    /// Spares most texts a closer look.
    private static func mayHoldNumber(_ text: String) -> Bool {
        if text.holdsDigit { return true }
        // A fraction may stand alone: ¼, ½ and ¾.
        if text.utf8.contains(0xC2), text.unicodeScalars.contains(where: { ("\u{BC}"..."\u{BE}").contains($0) }) {
            return true
        }
        return numerals.mayOccur(in: text) && Word.all(in: text).contains { numbers[$0.text] != nil }
    }

    private static let numerals = KnownWords(of: Array(numbers.keys))

    private static let numbers: [String: Double] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
        "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
        "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
        "seventy": 70, "eighty": 80, "ninety": 90,
    ]

    /// Words before a number that make it a name: "Figure 6", "iOS 7", "page 132".
    private static let labels = Set<String>([
        "figure", "table", "listing", "chapter", "page", "pages", "step", "part", "appendix", "version", "v", "os",
        "iphone", "ipad", "level", "xcode", "volume",
    ]).union(ProductName.systems.keys)

    private func measures() -> [Measure] {
        var measures: [Measure] = []
        var index = 0
        while index < tokens.count {
            if opensExample(at: index) {
                index = tokens[index...].firstIndex { isMark($0, ")") } ?? tokens.count
                continue
            }
            if let ratio = ratio(at: index) {
                index = ratio.end
                measures.append(ratio.measure)
                continue
            }
            guard let group = group(at: index) else {
                index += 1
                continue
            }
            index = group.end
            guard let found = measure(of: group) else { continue }
            index = found.end
            measures.append(found.measure)
        }
        return measures.distinct(of: \.amount)
    }

    /// "(here the space is 28 pixels)", "(the example in Figure 9-2 has 18 pixels)".
    private func opensExample(at index: Int) -> Bool {
        guard isMark(tokens[index], "(") else { return false }
        let words = tokens[(index + 1)...].prefix(2).map { $0.word ?? "" }
        return words.first == "here" || words.contains("example")
    }

    private func isMark(_ token: MeasureToken, _ mark: Unicode.Scalar) -> Bool {
        token.kind == .mark && utf8[token.bytes.lowerBound] == UInt8(ascii: mark)
    }

    /// "4.5:1", "16:9" beside the word ratio; but not "9:41", a time.
    private func ratio(at index: Int) -> (measure: Measure, end: Int)? {
        guard tokens.indices.contains(index + 2), case .number(let part) = tokens[index].kind,
            isMark(tokens[index + 1], ":"), case .number(let whole) = tokens[index + 2].kind,
            !tokens[index + 1].isApart, !tokens[index + 2].isApart
        else { return nil }
        let isNamed = tokens[max(0, index - 8)..<min(tokens.count, index + 6)].contains { $0.word == "ratio" }
        // Not "12:01".
        guard whole == 1 && tokens[index + 2].bytes.count == 1 || isNamed else { return nil }
        let bytes = tokens[index].bytes.lowerBound..<tokens[index + 2].bytes.upperBound
        let text = String(decoding: utf8[bytes], as: UTF8.self)
        return (Measure(numbers: [part, whole], unit: "ratio", text: text), index + 3)
    }

    // MARK: Numbers

    /// One number, a width by a height, or a range.
    private struct Group {
        let start: Int
        var end: Int
        var numbers: [Double]
        var isInFigures: Bool
        var isRange = false
        /// The unit that stands with each number, as in "44 pt x 44 pt".
        var unit: String?
    }

    private func number(at index: Int) -> (value: Double, isInFigures: Bool, end: Int)? {
        guard tokens.indices.contains(index) else { return nil }
        switch tokens[index].kind {
        case .number(let value): return (value, true, index + 1)
        case .word(let word):
            guard let value = MeasureReader.numbers[word] else { return nil }
            let ones = value >= 20 ? ones(after: index) : nil
            return (value + (ones ?? 0), false, ones == nil ? index + 1 : index + 3)
        case .times, .dash, .mark: return nil
        }
    }

    /// The five of "twenty-five".
    private func ones(after tens: Int) -> Double? {
        guard tokens.indices.contains(tens + 2), tokens[tens + 1].kind == .dash, !tokens[tens + 1].isApart,
            !tokens[tens + 2].isApart, let word = tokens[tens + 2].word, let value = MeasureReader.numbers[word],
            value < 10
        else { return nil }
        return value
    }

    private func group(at start: Int) -> Group? {
        guard let first = number(at: start), !isLabel(before: start) else { return nil }
        var group = Group(start: start, end: first.end, numbers: [first.value], isInFigures: first.isInFigures)
        while group.numbers.count < 3 {
            let unit = unit(at: group.end, isInFigures: group.isInFigures)
            guard let factor = joint(at: unit?.end ?? group.end, of: group), let next = number(at: factor.end),
                !factor.isRange || group.numbers.count == 1
            else { break }
            // "The smallest increment (one pixel or one grid line)": not a range of pixels.
            if factor.isRange, let unit {
                let last = self.unit(at: next.end, isInFigures: next.isInFigures)
                guard last?.name == unit.name else { break }
            }
            group.numbers.append(next.value)
            group.isInFigures = group.isInFigures && next.isInFigures
            group.unit = group.unit ?? unit?.name
            group.isRange = factor.isRange
            group.end = next.end
            if factor.isRange { break }
        }
        return group
    }

    /// "Figure 6", "iOS 7", and the rest of "6-4" or "10.5.8".
    private func isLabel(before index: Int) -> Bool {
        guard index > 0 else { return false }
        let before = tokens[index - 1]
        if let word = before.word { return MeasureReader.labels.contains(word) }
        guard !tokens[index].isApart else { return false }
        return before.kind == .dash || before.kind == .mark && Array("/@.".utf8).contains(utf8[before.bytes.lowerBound])
    }

    /// What joins two numbers: a sign or word of multiplication, or one of a range.
    private func joint(at index: Int, of group: Group) -> (end: Int, isRange: Bool)? {
        guard tokens.indices.contains(index) else { return nil }
        switch tokens[index].kind {
        case .times: return (index + 1, false)
        case .word("x"), .word("by"): return (index + 1, false)
        case .word("to"), .word("or"): return (afterHedge(index + 1), true)
        case .word("and") where group.start > 0 && tokens[group.start - 1].word == "between": return (index + 1, true)
        case .dash:
            // "57-by-57", and the range "10-15".
            if tokens.indices.contains(index + 2), tokens[index + 1].word == "by", tokens[index + 2].kind == .dash {
                return (index + 3, false)
            }
            return (index + 1, true)
        case .number, .word, .mark: return nil
        }
    }

    /// What follows "about" and the like, as in "from two to about seven items".
    private func afterHedge(_ index: Int) -> Int {
        guard tokens.indices.contains(index), let word = tokens[index].word else { return index }
        return MeasureReader.hedges.contains(word) ? index + 1 : index
    }

    private static let hedges: Set<String> = ["about", "approximately", "around"]

    // MARK: Units

    /// The unit at a position, after a hyphen or not.
    private func unit(at index: Int, isInFigures: Bool) -> (name: String, end: Int)? {
        guard tokens.indices.contains(index) else { return nil }
        let isHyphenated = tokens[index].kind == .dash && !tokens[index].isApart
        // "12 horizontal pixels".
        let isDirected = isInFigures && MeasureReader.directions.contains(tokens[index].word ?? "")
        let place = isHyphenated || isDirected ? index + 1 : index
        guard tokens.indices.contains(place), let word = tokens[place].word else { return nil }
        if word == "per", tokens.indices.contains(place + 1), tokens[place + 1].word == "cent" {
            return ("percent", place + 2)
        }
        guard
            // "A two-character key" and "an 8-bit icon" have a property and set none.
            isInFigures && !word.hasPrefix("bit") || !isHyphenated,
            let name = MeasureUnit.named(word, isInFigures: isInFigures)
        else { return nil }
        return (name, place + 1)
    }

    private static let directions: Set<String> = ["horizontal", "vertical", "square"]

    private func measure(of group: Group) -> (measure: Measure, end: Int)? {
        if let unit = unit(at: group.end, isInFigures: group.isInFigures) {
            return (measure(group, unit: unit.name, end: unit.end), unit.end)
        }
        if let unit = group.unit { return (measure(group, unit: unit, end: group.end), group.end) }
        if let sizeUnit, group.numbers.count == 2, !group.isRange {
            return (measure(group, unit: sizeUnit, end: group.end), group.end)
        }
        guard countsNouns, isLimit(group), let noun = noun(after: group.end) else { return nil }
        return (measure(group, unit: noun.name, end: noun.end), noun.end)
    }

    private func measure(_ group: Group, unit: String, end: Int) -> Measure {
        let bytes = tokens[group.start].bytes.lowerBound..<tokens[end - 1].bytes.upperBound
        return Measure(numbers: group.numbers, unit: unit, text: String(decoding: utf8[bytes], as: UTF8.self))
    }

    // MARK: Limits

    private static let limits: [[String]] = [
        ["no", "more", "than"], ["not", "more", "than"], ["more", "than"], ["fewer", "than"], ["less", "than"],
        ["at", "most"], ["at", "least"], ["up", "to"], ["maximum", "of"], ["minimum", "of"], ["as", "many", "as"],
        ["no", "fewer", "than"], ["exceed"], ["exceeds"], ["limit", "of"],
    ]

    /// Whether words of a limit stand before the number; "limit … to" may have its object between.
    private func isLimit(_ group: Group) -> Bool {
        guard group.numbers != [1] else { return false }
        var end = group.start
        if end > 0, let word = tokens[end - 1].word, word == "only" || MeasureReader.hedges.contains(word) {
            end -= 1
        }
        let before = tokens[max(0, end - 8)..<end].map { $0.word ?? "" }
        if MeasureReader.limits.contains(where: { before.suffix($0.count).elementsEqual($0) }) { return true }
        if group.isRange, before.last == "from" || before.last == "between" { return true }
        guard before.last == "to", let verb = before.lastIndex(where: { $0 == "limit" || $0 == "restrict" }) else {
            return false
        }
        return before[verb...].allSatisfy { !$0.isEmpty }
    }

    /// The plural noun that ends the phrase after a number: "tabs", or "buttons" with up to two words before it, which a hyphen may join to
    /// others.
    private func noun(after start: Int) -> (name: String, end: Int)? {
        for index in start..<min(start + 4, tokens.count) {
            // "Top-level items".
            if index > start, tokens[index].kind == .dash, !tokens[index].isApart { continue }
            guard let word = tokens[index].word, tokens[index].isApart || tokens[index - 1].kind == .dash,
                !MeasureUnit.isBorder(word)
            else { return nil }
            guard MeasureUnit.isCounted(word) else { continue }
            return (word, index + 1)
        }
        return nil
    }
}
