import HIGModel

/// What a label says of the items under it: whether to do them or not. "Do:", "Don'ts", "Your app should not:".
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

    /// - Parameter text: a heading, a paragraph or a table's cell; `nil` when it is more than such a label.
    init?(label text: String) {
        guard text.utf8.count <= DoOrDont.longest else { return nil }
        let bare = text.trimmed.last == ":" ? String(text.trimmed.dropLast()) : text.trimmed
        guard let modality = DoOrDont.labels[DoOrDont.folded(bare)] else { return nil }
        self.init(lead: bare, modality: modality)
    }

    /// - Parameter sentence: the last one before a list; `nil` unless the items complete what it forbids, as in "Never
    ///   do any of the following:".
    init?(before sentence: String) {
        guard sentence.last == ":", let own = Directive(in: sentence)?.modality, own.isProhibition else { return nil }
        var words = Clause(sentence).tokens.map(\.word)[...]
        while let last = words.last, DoOrDont.fillers.contains(last) { words = words.dropLast() }
        guard words.last.map(DoOrDont.negations.contains) ?? false || words.suffix(2) == ["not", "to"] else {
            return nil
        }
        self.init(lead: String(sentence.dropLast()), modality: own)
    }

    /// What an item states, with the label where nothing else says whether to do it.
    func statement(of item: String) -> (text: String, modality: Modality) {
        let own = Directive(in: item)?.modality
        guard let own, own.isProhibition || !modality.isProhibition else { return ("\(lead): \(item)", modality) }
        return (item, own == .should ? modality : own)
    }

    /// Whether a text opens with the sign of what not to do, which turns round what it says.
    static func forbidsBySign(_ text: String) -> Bool { text.first.map(signs.contains) ?? false }

    private static let signs: Set<Character> = ["❌", "✗", "✘", "✖", "✖️", "🚫", "👎", "⛔", "⛔️"]

    /// How strongly each label binds; apostrophes are straight.
    private static let labels: [String: Modality] = [
        "do": .should, "dos": .should, "do's": .should, "always": .must,
        "don't": .mustNot, "dont": .mustNot, "don'ts": .mustNot, "donts": .mustNot, "don't's": .mustNot,
        "do not": .mustNot, "never": .mustNot, "avoid": .shouldNot,
    ]
    private static let longest = 16

    private static func folded(_ label: String) -> String {
        label.lowercased().replacing("\u{2019}", with: "'")
    }

    /// Words between what forbids and the colon: "don't do any of these things:".
    private static let fillers: Set<String> = [
        "the", "following", "these", "this", "those", "things", "any", "of", "all", "do", "doing", "ever",
    ]
    private static let negations: Set<String> = ["not", "never", "avoid"]
}
