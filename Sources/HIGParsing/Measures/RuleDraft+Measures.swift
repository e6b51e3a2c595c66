import HIGModel
import HIGText

extension RuleDraft {
    /// The numbers with units that the rule sets: those of its statement, and those of its body's sentences that direct
    /// and of its short list items. Other numbers in a body give reasons and examples.
    var measures: [Measure] {
        let supporting = body.flatMap(RuleDraft.settingTexts)
        func read(sizeUnit: String?) -> [Measure] {
            MeasureReader.measures(in: statement, sizeUnit: sizeUnit)
                + supporting.flatMap { MeasureReader.measures(in: $0, countsNouns: false, sizeUnit: sizeUnit) }
        }
        let found = read(sizeUnit: nil)
        // In "152 x 152, 76 x 76 pixels" the unit stands only once.
        let unit = found.first { $0.numbers.count == 2 }?.unit
        return (unit.map(read) ?? found).distinct(of: \.amount)
    }

    /// An item with more words tells rather than lists.
    private static let longestItem = 12

    private static func settingTexts(of part: String) -> [String] {
        guard part.holdsDigit else { return [] }
        if part.hasPrefix("- "), Word.all(in: part).count <= longestItem { return [part] }
        return Sentences.all(in: part).filter { MeasureReader.mayMeasure($0) && Directive(in: $0) != nil }
    }
}
