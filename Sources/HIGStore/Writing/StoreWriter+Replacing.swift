import GRDB
import HIGModel

extension StoreWriter {
    /// Writes an edition in place of what was held of it, and touches only the sources that read otherwise now.
    ///
    /// Links to other editions go with the rules of a source that gives other rules than before.
    /// - Returns: whether any source gives other rules, came or went; where none does, all links stay.
    /// - Throws: `Problem` of kind `.badData` where what is held can't be compared; `remove` the edition first then.
    @discardableResult
    public func replace(_ content: EditionContent) throws -> Bool {
        let id = content.edition.id
        guard try reader.editions().contains(content.edition), !content.isImported, try !reader.isImported(id) else {
            try rewrite(content)
            return true
        }
        // What is left in it after the loop is no longer among the sources.
        var former = try heldSources(of: id)
        var revised: [(held: HeldSource, source: SourceContent)] = []
        var others: [SourceContent] = []
        for source in content.sources {
            guard let held = former[source.source.file], held.hasRules(of: source) else {
                others.append(source)
                continue
            }
            former[source.source.file] = nil
            if !held.hasPassages(of: source) { revised.append((held, source)) }
        }
        let gone = former.values.map(\.number)
        let renewed = revised.map(\.held.number)
        let hasOtherRules = !gone.isEmpty || !others.isEmpty

        try index.remove(sources: gone)
        try index.removeDescriptions(ofSources: renewed)
        // All that goes goes first: a rule may have come from another source, under the same id.
        try delete(from: "sources", where: "number", isIn: gone)
        for table in ["passages", "repairs", "change_log"] { try delete(from: table, where: "source", isIn: renewed) }
        for (held, source) in revised {
            try insertPassages(of: source, inSource: held.number, rules: held.ruleNumbers)
        }
        let inserted = try others.map { try insert($0, of: id, isImported: false) }
        if hasOtherRules {
            try database.execute(
                sql: "DELETE FROM rule_continuations WHERE rule IN (SELECT number FROM rules WHERE edition = ?)",
                arguments: [id])
            try insertContinuations(in: content.sources)
        }
        try index.insertDescriptions(ofSources: renewed)
        try index.insert(sources: inserted)
        try setRepairBasis(content.repairBasis, of: id)
        try database.execute(
            sql: "UPDATE editions SET vocabulary = ? WHERE id = ?", arguments: [content.vocabulary, id])
        try renewHolding(of: id)
        return hasOtherRules
    }

    private func delete(from table: String, where column: String, isIn numbers: [Int64]) throws {
        try database.execute(
            sql: "DELETE FROM \(table) WHERE \(column) IN (SELECT value FROM json_each(?))",
            arguments: [NumberList(numbers).json])
    }

    /// The sources of an edition as they are held, by their files.
    private func heldSources(of edition: String) throws -> [String: HeldSource] {
        var rules: [String: [(number: Int64, rule: Rule)]] = [:]
        try reader.forEachRule(where: ["rules.edition = ?"], [edition]) { number, rule, _ in
            rules[rule.source.file, default: []].append((Int64(number), rule))
        }
        var held: [String: HeldSource] = [:]
        for (number, source) in try reader.numberedSources(of: edition) {
            let rules = rules[source.file, default: []]
            held[source.file] = HeldSource(
                number: number, source: source, ruleNumbers: rules.map(\.number), rules: rules.map(\.rule),
                passages: try reader.passages(of: source), repairs: try reader.repairs(of: source),
                changeLog: try reader.changeLog(ofSource: number))
        }
        return held
    }
}

/// A source and what was read from it when it came.
private struct HeldSource {
    let number: Int64
    let source: Source
    let ruleNumbers: [Int64]
    let rules: [Rule]
    let passages: [Passage]
    let repairs: [Repair]
    let changeLog: [ChangeLogEntry]

    /// Whether it gave the rules that it gives now, whatever lineages they have got since.
    func hasRules(of content: SourceContent) -> Bool {
        source == content.source && rules.elementsEqual(content.rules) { $0.isSameButForLineage($1) }
    }

    /// Whether all else is the same, too.
    func hasPassages(of content: SourceContent) -> Bool {
        passages == content.passages && repairs == content.repairs && changeLog == content.changeLog
    }
}
