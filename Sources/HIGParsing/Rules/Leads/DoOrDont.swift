import HIGModel
import HIGText

/// What a label says of what stands under it: whether to do it or not. "Do:", "Don'ts", "Your app should not:".
///
/// An item under "Don't:" reads like its opposite, so that its statement keeps the label.
struct DoOrDont: Hashable, Sendable {
    /// The words before the items, without the colon.
    let lead: String
    let modality: Modality

    private init(lead: String, modality: Modality) {
        self.lead = lead
        self.modality = modality
    }

    /// - Parameter text: a heading, a paragraph or an item; `nil` when it is more than such a label.
    init?(label text: String) {
        guard let label = DoOrDont.bare(text), let modality = DoOrDont.labels[label.key] else { return nil }
        self.init(lead: label.lead, modality: modality)
    }

    /// Whether a text is "Do", "Don't" or another form of these, and nothing else.
    static func isPlainLabel(_ text: String) -> Bool {
        bare(text).map { $0.key.hasPrefix("do") && labels[$0.key] != nil } ?? false
    }

    /// - Parameter sentence: the last one before a list; `nil` unless the items complete what it forbids, as in "Never
    ///   do any of the following:".
    init?(before sentence: String) {
        guard sentence.last == ":", let own = Directive(in: sentence)?.modality else { return nil }
        var words = Clause(sentence).tokens.map(\.word)[...]
        while let last = words.last, DoOrDont.fillers.contains(last) { words = words.dropLast() }
        guard words.last.map(DoOrDont.negations.contains) ?? false || words.suffix(2) == ["not", "to"] else {
            return nil
        }
        // "Make sure your app doesn't:" demands that it be left alone.
        let modality: Modality = own.isProhibition ? own : own == .must ? .mustNot : .shouldNot
        self.init(lead: String(sentence.dropLast()), modality: modality)
    }

    /// The labels over the columns of a table, `nil` for a column without; empty where no column says what not to do.
    static func columns(_ cells: [String]) -> [DoOrDont?] {
        guard cells.count <= widest else { return [] }
        let labels = cells.map { DoOrDont(label: $0) }
        let found = labels.compactMap { $0 }
        return found.count > 1 && found.contains(where: \.modality.isProhibition) ? labels : []
    }

    /// More columns no reader compares.
    private static let widest = 8

    /// What an item states, with the label where nothing else says whether to do it.
    func statement(of item: String) -> (text: String, modality: Modality) {
        let own = Directive(in: item)?.modality
        guard let own, own.isProhibition || !modality.isProhibition else { return ("\(lead): \(item)", modality) }
        return (item, own == .should ? modality : own)
    }

    /// Whether a text opens, or ends, with the sign of what not to do, which turns round what it says.
    static func forbidsBySign(_ text: String) -> Bool {
        text.first.map(noes.contains) ?? false || text.last.map(noes.contains) ?? false
    }

    private static let noes: Set<Character> = ["❌", "✗", "✘", "✖", "✖️", "🚫", "👎", "⛔", "⛔️"]
    private static let yeses: Set<Character> = ["✅", "✓", "✔", "✔️", "☑", "☑️", "👍"]

    /// How strongly each label binds; apostrophes are straight.
    private static let labels: [String: Modality] = [
        "do": .should, "dos": .should, "do's": .should, "always": .must, "yes sign": .should,
        "don't": .mustNot, "dont": .mustNot, "don'ts": .mustNot, "donts": .mustNot, "don't's": .mustNot,
        "do not": .mustNot, "never": .mustNot, "not allowed": .mustNot, "prohibited": .mustNot,
        "forbidden": .mustNot, "what not to do": .mustNot, "no sign": .mustNot,
        "do this": .should, "don't do this": .mustNot, "not this": .mustNot,
        "avoid": .shouldNot, "things to avoid": .shouldNot, "what to avoid": .shouldNot,
    ]
    /// Signs and marks may stand around a label.
    private static let longest = 12 + (labels.keys.map(\.utf8.count).max() ?? 0)

    /// A label without its colon, and what it is known by; `nil` for longer texts.
    private static func bare(_ text: String) -> (lead: String, key: String)? {
        guard text.utf8.count <= longest, mayOpenLabel(text) else { return nil }
        let text = text.trimmed
        let marks: Set<Character> = [":", ".", ";", "—", "…", "!"]
        let lead = String(text.reversed().drop { marks.contains($0) }.reversed()).trimmed
        let key = lead.filter { !noes.contains($0) && !yeses.contains($0) }.trimmed.lowercased()
            .map { "\u{2019}\u{2018}\u{60}\u{B4}\u{2032}".contains($0) ? "'" : $0 }
        if !key.isEmpty { return (lead, String(key)) }
        return lead.first.map { (lead, noes.contains($0) ? "no sign" : yeses.contains($0) ? "yes sign" : "") }
    }

    /// Whether a text opens with a sign or with the first word of a label, as its bytes tell: nearly all open otherwise.
    private static func mayOpenLabel(_ text: String) -> Bool {
        let opening = text.utf8.drop { $0 == UInt8(ascii: " ") }
        guard let first = opening.first, first < 0x80 else { return !opening.isEmpty }
        return firstWords.contains(opening.prefix(while: \.isLetter).map(\.lowercased))
    }

    private static let firstWords = Set(labels.keys.map { label in Array(label.utf8.prefix(while: \.isLetter)) })

    /// Words between what forbids and the colon: "don't do any of these things:".
    private static let fillers: WordSet = [
        "the", "following", "these", "this", "those", "things", "any", "of", "all", "do", "doing", "ever",
    ]
    private static let negations: WordSet = ["not", "never", "avoid"]
}
