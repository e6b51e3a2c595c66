import HIGModel
import HIGStore
import HIGText

/// What a reader of a comparison is to bear in mind.
struct ComparisonNotes {
    let pair: EditionPair
    let chain: EditionChain
    /// The topic that is compared, with its parts; `nil` for all.
    let family: TopicFamily?
    /// Whether rules on other topics that speak of the topic are in view.
    let withMentions: Bool
    /// Whether the likeliest counterparts are told.
    let near: Bool

    private var older: Edition { pair.older.edition }
    private var newer: Edition { pair.newer.edition }

    /// - Parameter changes: what is told.
    func notes(on changes: [Change], _ reader: StoreReader) throws -> [String] {
        let alone = changes.filter { $0.from.isEmpty || $0.to.isEmpty }
        var notes = chain.isInLine ? [] : ["\(older.id) and \(newer.id) share no series: compared directly"]
        notes += try onTopic(changes, hasAlone: !alone.isEmpty, reader)
        let isolated = alone.filter { $0.near == nil }.count
        if near, isolated > 0 { notes.append(ComparisonNotes.isolation(of: isolated, among: alone.count)) }
        notes += [pair.older, pair.newer].compactMap(\.partNote) + [older, newer].compactMap(\.dateNote) + chain.gaps
        if alone.contains(where: { $0.relation == .removed }), let caution = try chain.linkedShares(reader).caution {
            notes.append(near ? caution : "\(caution); --near shows the likeliest counterparts")
        }
        return notes
    }

    /// What of the topic stands elsewhere.
    private func onTopic(_ changes: [Change], hasAlone: Bool, _ reader: StoreReader) throws -> [String] {
        guard let family else { return [] }
        let editions = [older.id, newer.id]
        let shown = Set(changes.flatMap { $0.from + $0.to }.map(\.lineage))
        let filedElsewhere = try family.filedElsewhereNote(besides: shown, in: editions, reader: reader)
        // What is told as added may have been said under another topic.
        let asksForMentions = !withMentions && (changes.isEmpty || hasAlone)
        let question = "higkb diff \(family.topic.slug) \(older.id) \(newer.id)"
        let mentions =
            asksForMentions ? try family.mentionsNote(in: editions, askedBy: question, reader: reader) : nil
        let nothing = changes.isEmpty ? "no rules on \(family.topic.slug) in either edition" : nil
        return [nothing, filedElsewhere, mentions].compactMap { $0 }
    }

    private static func isolation(of rules: Int, among all: Int) -> String {
        let verb = rules == 1 ? "has nothing near it" : "have nothing near them"
        return rules == all
            ? "\(counted(rules, "rule")) that one edition lacks \(verb) there"
            : "\(rules) of the \(counted(all, "rule")) that one edition lacks \(verb) there"
    }
}
