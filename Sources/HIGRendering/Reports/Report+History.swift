import HIGModel
import HIGText

extension Report {
    /// The life of a topic's advice, or of one rule.
    public init(_ history: History) {
        let lines = history.lineages.flatMap { lineage in
            lineage.steps.map { HistoryLine.step($0, lineage: lineage.id) }
        }
        let entries = history.changeLog.map { HistoryLine.change($0) }
        self.init(document: history, rows: Rows(lines + entries)) { history.blocks }
    }
}

extension History {
    fileprivate var blocks: [Block] {
        [.title([Span(subject, .strong)])]
            + lineages.flatMap { $0.blocks(under: subject) }
            + (changeLog.isEmpty ? [] : [.heading([Span("What the documents say they changed", .strong)])])
            + LoggedRecord.all(in: changeLog).map { .statement($0.statement) }
            + (notes.isEmpty ? [] : [.notes(notes)])
    }
}

/// A record of a change log, which later editions may repeat.
private struct LoggedRecord {
    /// As the oldest edition has it.
    let entry: ChangeLogEntry
    /// The later editions that repeat it, oldest first.
    var repeats: [String] = []

    /// Each record once, as a history is told: from the oldest edition to the newest, and by date within one.
    ///
    /// - Parameter entries: newest first; those of a date in the order of the document.
    static func all(in entries: [ChangeLogEntry]) -> [LoggedRecord] {
        var days: [[ChangeLogEntry]] = []
        for entry in entries {
            if let last = days.last?.last, last.edition == entry.edition, last.date == entry.date {
                days[days.count - 1].append(entry)
            } else {
                days.append([entry])
            }
        }
        var records: [LoggedRecord] = []
        var places: [[String]: Int] = [:]
        for entry in days.reversed().joined() {
            let words = [entry.day, entry.text]
            if let place = places[words] {
                records[place].repeats.append(entry.edition)
            } else {
                places[words] = records.count
                records.append(LoggedRecord(entry: entry))
            }
        }
        return records
    }

    /// The day, the words, the place, and who repeats it.
    var statement: Statement {
        let day = entry.day
        let repeats = self.repeats.distinct().filter { $0 != entry.edition }
        return Statement(
            label: entry.edition,
            text: day.isEmpty ? [Span(entry.text)] : [Span(day + ": ", .aside), Span(entry.text)],
            footers: [entry.source.text] + (repeats.isEmpty ? [] : ["also in \(repeats.joined(separator: ", "))"]))
    }
}

extension ChangeLogEntry {
    fileprivate var day: String { date?.description ?? written }
}

extension Lineage {
    /// The advice in its newest words, unless the title says them, and its way through the editions.
    func blocks(under title: String? = nil) -> [Block] {
        let heading = (newest?.leadIn ?? []) + [Span(newest?.statement ?? id, .strong)]
        let isTold = heading.count == 1 && heading[0].text == title
        return (isTold ? [] : [.heading(heading)]) + [
            .paragraph([Span(id, .aside)]),
            .timeline(
                TimelineBlock(steps: steps.indices.filter { !isStillRemoved($0) && !isPassedOver($0) }.map(line(of:)))),
        ]
    }

    /// Whether to leave out a step about whose edition nothing is known, as it is held in part, which is noted below all. The
    /// last of its series before the advice begins stays, and one that follows all that tell of the advice.
    private func isPassedOver(_ index: Int) -> Bool {
        guard steps[index].absence == .notFound, steps[index].sameWords == nil,
            let next = steps[(index + 1)...].first(where: { $0.edition.sharesSeries(with: steps[index].edition) })
        else { return false }
        return next.absence == .notFound || steps[..<index].lastStated(inSeriesOf: steps[index].edition) != nil
    }

    private func line(of index: Int) -> TimelineBlock.Step {
        let (edition, before) = (steps[index].edition, steps[..<index])
        // Where others of the series gave the advice before, none of their rules became this one.
        if before.lastStated(inSeriesOf: edition) != nil { return steps[index].line(unlinked: "added") }
        // Two lines of one history that are both called the first would contradict each other.
        let series = before.allSatisfy(\.rules.isEmpty) ? nil : edition.series.first
        return steps[index].line(unlinked: "first" + (series.map { " in \($0.rawValue)" } ?? ""))
    }

    /// Whether a step only repeats an earlier removal of its series, or cannot tell; not where just one of the two has the
    /// words elsewhere.
    private func isStillRemoved(_ index: Int) -> Bool {
        let step = steps[index]
        let before = steps[..<index].last { earlier in
            (earlier.absence == .removed || !earlier.rules.isEmpty)
                && earlier.edition.sharesSeries(with: step.edition)
        }
        guard before?.absence == .removed else { return false }
        return switch step.absence {
        case .notFound: step.sameWords == nil
        case .removed: (step.sameWords == nil) == (before?.sameWords == nil)
        case nil: false
        }
    }
}

extension Lineage.Step {
    /// - Parameter verdict: of a step that comes from no earlier one.
    fileprivate func line(unlinked verdict: String) -> TimelineBlock.Step {
        guard let rule = rules.first else {
            let absence = note?.words ?? change?.relation.words ?? "not stated"
            let reason = [absence, sameWords?.words, near?.reason].compactMap { $0 }
                .joined(separator: "; ")
            return TimelineBlock.Step(label: edition.id, verdict: [], modality: "", text: [Span(reason, .aside)])
        }
        let more = rules.count > 1 ? "and " + counted(rules.count - 1, "more rule") : nil
        let turns = (change?.notes ?? []).filter(\.tellsOfTurn).map(\.words)
        let facts =
            [more, change?.place] + turns + [change?.certainty] + alsoSince.map(\.wordsSince)
            + [note?.words, sameWords?.words, near?.reason]
        let asides = facts.compactMap { $0 }.map { Span(" (\($0))", .aside) }
        return TimelineBlock.Step(
            label: edition.id, verdict: change?.verdict ?? [Span(verdict, .aside)], modality: rule.modality.rawValue,
            text: rule.leadIn + [Span(rule.statement)] + asides)
    }
}

extension Rule {
    /// What the statement is to be read after, on one line with it.
    fileprivate var leadIn: [Span] { introduction.map { [Span($0 + " ", .aside)] } ?? [] }
}
