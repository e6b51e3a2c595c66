import HIGModel
import HIGText

extension Report {
    /// How rules changed from one edition to another.
    public init(_ comparison: Comparison) {
        self.init(
            document: comparison, rows: Rows(comparison.changes), table: Rows(comparison.changes.map(ChangeRow.init))
        ) { comparison.blocks }
    }

    /// The same changes as a catalog: rules named by id.
    public init(changesOf comparison: Comparison) {
        self.init(
            document: ChangesDocument(comparison: comparison), rows: Rows(comparison.changes),
            table: Rows(comparison.changes.map(ChangeRow.init))
        ) { comparison.blocks }
    }
}

extension Comparison {
    fileprivate var blocks: [Block] {
        let paired = changes.filter { !$0.from.isEmpty && !$0.to.isEmpty }
        let subject = topic.map { $0.title + ": " } ?? ""
        return [
            .title([Span("\(subject)\(older.edition.id) → \(newer.edition.id)", .strong)]),
            .paragraph([Span(tally, .aside)]),
        ]
            + paired.map { .contrast($0.contrast(from: older.edition.id, to: newer.edition.id, home: topic?.slug)) }
            + oneSided
            + (notes.isEmpty ? [] : [.notes(notes)])
    }

    /// How many changes of every kind, as in `1 reversed, 2 reworded, 3 only found in ios-2014; 1 perhaps reversed`.
    private var tally: String {
        guard older.edition != newer.edition else { return "nothing changed" }
        guard !changes.isEmpty else { return "no changes to show" }
        let counts = Change.Relation.weightiestFirst.flatMap { relation -> [String] in
            let found = changes.filter { $0.relation == relation }
            guard relation == .notFound else { return found.isEmpty ? [] : ["\(found.count) \(relation.rawValue)"] }
            let sides = [
                (older.edition.id, found.filter { !$0.from.isEmpty }.count),
                (newer.edition.id, found.filter { $0.from.isEmpty }.count),
            ]
            return sides.filter { $0.1 > 0 }.map { "\($0.1) only found in \($0.0)" }
        }
        let turned = changes.count(where: \.perhapsReversed)
        return counts.joined(separator: ", ") + (turned == 0 ? "" : "; \(turned) perhaps reversed")
    }

    /// What stands on one side only, under one heading a reason.
    private var oneSided: [Block] {
        struct Reason: Hashable {
            let relation: Change.Relation
            let note: String?
            let isNewer: Bool
        }
        var places: [Reason: Int] = [:]
        var groups: [(first: Change, changes: [Change])] = []
        for change in changes where change.from.isEmpty || change.to.isEmpty {
            let reason = Reason(relation: change.relation, note: change.note, isNewer: change.from.isEmpty)
            if let place = places[reason] {
                groups[place].changes.append(change)
            } else {
                places[reason] = groups.count
                groups.append((change, [change]))
            }
        }
        return groups.flatMap { group -> [Block] in
            let note = group.first.note.flatMap { note in notes.contains { $0.contains(note) } ? nil : note }
            let statements = group.changes.flatMap { change in
                (change.from + change.to).map { rule in
                    let place = rule.topic == topic?.slug ? nil : rule.topic
                    var statement = Statement(brief: rule, label: rule.modality.rawValue, topic: place)
                    statement.footers += change.counterparts
                    return Block.statement(statement)
                }
            }
            return [.heading([Span(oneSidedHeading(group.first), .verdict(group.first.relation))])]
                + (note.map { [.paragraph([Span($0, .aside)])] } ?? []) + statements
        }
    }

    private func oneSidedHeading(_ change: Change) -> String {
        switch change.relation {
        case .added: "added in \(newer.edition.id)"
        case .removed: "removed in \(newer.edition.id)"
        case .reintroduced: "reintroduced in \(newer.edition.id)"
        case .identical, .reworded, .split, .merged, .reversed, .notFound:
            "only found in \(change.from.isEmpty ? newer.edition.id : older.edition.id)"
        }
    }
}

extension Change {
    /// - Parameter home: the topic that goes without saying.
    fileprivate func contrast(from older: String, to newer: String, home: String?) -> Contrast {
        let words = self.words
        let verdict = self.verdict + details(words: words, home: home)
        if let rule = saidByBoth {
            let once = Statement(
                label: "both", introduction: rule.introduction, text: [Span(rule.statement)],
                body: Statement(brief: rule, label: "").body, footers: (from + to).map(\.source.text))
            return Contrast(verdict: verdict, older: [], newer: [once], note: notes)
        }
        return Contrast(
            verdict: verdict,
            older: from.map { statement(of: $0, label: older, words) },
            newer: to.map { statement(of: $0, label: newer, words) },
            note: notes)
    }

    /// The rule that both editions give in the same words, with the same list around or below it; `nil` where the advice is
    /// the same and an application has become an app, or other sizes are listed.
    private var saidByBoth: Rule? {
        guard relation == .identical, let rule = to.first else { return nil }
        func words(_ rule: Rule) -> [String] {
            Word.all(in: [rule.introduction, rule.statement].compactMap { $0 }.joined(separator: " ")).map(\.text)
        }
        let (said, body) = (words(rule), Statement(brief: rule, label: "").body)
        return from.allSatisfy { words($0) == said && Statement(brief: $0, label: "").body == body } ? rule : nil
    }

    /// What the change takes in, and what a direct comparison says against it.
    private var notes: String? {
        let notes = [note, doubt?.words].compactMap { $0 }
        return notes.isEmpty ? nil : notes.joined(separator: "; ")
    }

    /// Of a rule that stands alone: what might be its counterpart.
    fileprivate var counterparts: [String] {
        [doubt?.words, sameWords?.words, near?.reason].compactMap { $0 }
    }

    /// Topics unless they go without saying, modality before and after, the size of the change, and a doubtful
    /// confidence.
    private func details(words: WordChange?, home: String?) -> [Span] {
        let topics = Change.beforeAndAfter((moved ? from : to).map(\.topic), to.map(\.topic))
        let isPair = from.count == 1 && to.count == 1 && relation != .identical
        let size = words.map(\.size) ?? "in other words"
        let details = [
            topics == home ? nil : topics, measures?.words, modalities, isPair ? size : nil,
            certainty,
        ]
        return details.compactMap { $0 }.map { Span(" · " + $0, .aside) }
    }

    /// Before and after; `nil` where they tell of two statements, while the advice binds as before, in a body.
    private var modalities: String? {
        let isElsewhere = inBody != nil || strength == .same && Set((from + to).map(\.modality.force)).count > 1
        return from.count == 1 && to.count == 1 && isElsewhere
            ? nil : Change.beforeAndAfter(from.map(\.modality.rawValue), to.map(\.modality.rawValue))
    }

    /// `should-not → must-not`, or the value alone when nothing changed.
    private static func beforeAndAfter(_ older: [String], _ newer: [String]) -> String {
        let before = older.distinct().joined(separator: "/")
        let after = newer.distinct().joined(separator: "/")
        return before == after ? after : "\(before) → \(after)"
    }
}
