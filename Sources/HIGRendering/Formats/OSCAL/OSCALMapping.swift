import HIGModel
import HIGText

/// The mapping of OSCAL between two editions: which rules of one are which of the other, and how sure that is.
///
/// The relationships are those of NIST IR 8477: `equal-to` for identical advice, `equivalent-to` for the same in other
/// words, `superset-of` for advice that was split, `subset-of` for advice that was merged, else `intersects-with`. The
/// property `relation` keeps this program's own word.
public struct OSCALMapping {
    private let comparison: Comparison

    public init(_ comparison: Comparison) {
        self.comparison = comparison
    }

    /// Writes the document.
    ///
    /// - Throws: `Problem` when no rule of the one edition goes on in the other: OSCAL knows no empty mapping.
    public func write(to sink: (String) throws -> Void) throws {
        let (older, newer) = (comparison.older.edition, comparison.newer.edition)
        let pairs = comparison.changes.filter { !$0.from.isEmpty && !$0.to.isEmpty }
        guard !pairs.isEmpty else {
            throw Problem(
                .nothingFound, "no rule of \(older.id) goes on in \(newer.id), and OSCAL knows no empty mapping",
                next: "see what there is: higkb diff \(older.id) \(newer.id)")
        }
        let title = "Design guidelines: \(older.id) to \(newer.id)"
        let mapping = JSON.object([
            .init(
                "mapping-collection",
                .object([
                    .init("uuid", .string(UUID5.text(of: name))),
                    .init("metadata", OSCAL.metadata(title: title, editions: [older, newer])),
                    .init("provenance", provenance),
                    .init("mappings", .array([mapping(of: pairs)])),
                    .init("back-matter", OSCAL.backMatter([older, newer])),
                ]))
        ])
        try sink(mapping.text(.pretty) + "\n")
    }

    /// What the comparison says, as far as it tells one from another.
    private var name: String {
        let rules = comparison.changes.flatMap { [$0.relation.rawValue] + ($0.from + $0.to).map { $0.id + $0.digest } }
        return "mapping/\(Schema.version)/\(comparison.topic?.slug ?? "")/" + rules.joined(separator: "/")
    }

    private var provenance: JSON {
        let isWhole = !comparison.older.holding.letsAdvicePass && !comparison.newer.holding.letsAdvicePass
        let decided = comparison.changes.count { $0.evidence?.pinned == true }
        let check =
            decided == 0
            ? "without a reader's check"
            : "without a reader's check but for \(counted(decided, "change")) that a reader decided"
        let description = ["Rules joined by what their words share, by a program, \(check)"] + comparison.notes
        return .object([
            .init("method", .string(decided == 0 ? "automation" : "hybrid")),
            .init("matching-rationale", "syntactic"),
            .init("status", .string(isWhole ? "complete" : "not-complete")),
            .init("mapping-description", .string(MarkdownText.escaped(description.joined(separator: "; ")))),
        ])
    }

    private func mapping(of pairs: [Change]) -> JSON {
        let (older, newer) = (comparison.older.edition.id, comparison.newer.edition.id)
        let gone = comparison.changes.filter(\.to.isEmpty).flatMap(\.from)
        let come = comparison.changes.filter(\.from.isEmpty).flatMap(\.to)
        return .object(
            [
                .init("uuid", .string(UUID5.text(of: "part/" + name))),
                .init("source-resource", OSCALMapping.resource(older)),
                .init("target-resource", OSCALMapping.resource(newer)),
                .init("maps", .array(pairs.map(OSCALMapping.map))),
            ] + OSCALMapping.gap("source-gap-summary", gone) + OSCALMapping.gap("target-gap-summary", come))
    }

    private static func resource(_ edition: String) -> JSON {
        .object([.init("type", "catalog"), .init("href", .string("#" + OSCAL.resource(edition)))])
    }

    private static func map(_ change: Change) -> JSON {
        let ids = (change.from + change.to).map(\.id)
        let props = [
            OSCAL.property("relation", change.relation.rawValue), OSCAL.property("moved", change.moved ? "true" : nil),
            OSCAL.property("strength", change.strength?.rawValue),
            OSCAL.property("perhaps-reversed", change.perhapsReversed ? "true" : nil),
        ]
        let remarks = [change.place, change.note].compactMap { $0 }.joined(separator: "; ")
        let confidence = change.confidence.map { confidence in
            JSON.Member("confidence-score", .object([.init("percentage", .decimal(confidence, places: 2))]))
        }
        return .object(
            [
                .init("uuid", .string(UUID5.text(of: "map/" + ids.joined(separator: "/")))),
                .init("relationship", .string(change.relationship)),
                .init("sources", .array(change.from.map(item))),
                .init("targets", .array(change.to.map(item))),
            ] + [confidence].compactMap { $0 } + OSCAL.list("props", props.compactMap { $0 })
                + (remarks.isEmpty ? [] : [.init("remarks", .string(MarkdownText.escaped(remarks)))]))
    }

    private static func item(_ rule: Rule) -> JSON {
        .object([.init("type", "control"), .init("id-ref", .string(OSCAL.token(rule.id)))])
    }

    /// The rules that nothing on the other side goes with.
    private static func gap(_ name: String, _ rules: [Rule]) -> [JSON.Member] {
        guard !rules.isEmpty else { return [] }
        let ids = rules.map { JSON.string(OSCAL.token($0.id)) }
        return [
            .init(
                name,
                .object([
                    .init("uuid", .string(UUID5.text(of: name + "/" + rules.map(\.id).joined(separator: "/")))),
                    .init("unmapped-controls", .array([.object([.init("with-ids", .array(ids))])])),
                ]))
        ]
    }
}

extension Change {
    /// How the older rules relate to the newer ones, in the words of NIST IR 8477.
    fileprivate var relationship: String {
        switch relation {
        case .identical: "equal-to"
        case .reworded, .reintroduced: strength == .same ? "equivalent-to" : "intersects-with"
        case .split: "superset-of"
        case .merged: "subset-of"
        case .reversed, .added, .removed, .notFound: "intersects-with"
        }
    }
}
