import GRDB
import HIGModel
import HIGText

extension StoreWriter {
    /// Writes an edition that is not held, or in place of all that was held of it.
    func rewrite(_ content: EditionContent) throws {
        let edition = content.edition
        try remove(edition: edition.id)
        try database.execute(
            sql: "INSERT INTO editions (id, title, date, vocabulary) VALUES (?, ?, ?, ?)",
            arguments: [edition.id, edition.title, edition.date?.description, content.vocabulary])
        try setRepairBasis(content.repairBasis, of: edition.id)
        for (position, series) in edition.series.enumerated() {
            try database.execute(
                sql: "INSERT INTO edition_series (edition, position, series) VALUES (?, ?, ?)",
                arguments: [edition.id, position, series.rawValue])
        }
        let sources = try content.sources.map { try insert($0, of: edition.id, isImported: content.isImported) }
        try insertContinuations(in: content.sources)
        try index.insert(sources: sources)
        try renewHolding(of: edition.id)
    }

    /// Removes an edition and all that belongs to it; nothing happens when it isn't held.
    public func remove(edition: String) throws {
        // To set up the removal of all that may belong to it takes longer than to ask.
        guard try reader.holds(edition) else { return }
        try index.remove(sources: Array(reader.numbersOfFiles(in: edition).values))
        try database.execute(sql: "DELETE FROM editions WHERE id = ?", arguments: [edition])
    }

    /// - Returns: the source's row number.
    func insert(_ content: SourceContent, of edition: String, isImported: Bool) throws -> Int64 {
        let source = content.source
        let number = try insert(
            into: "sources", "edition, file, document, chunk, format, digest, whole",
            [
                .text(edition), .text(source.file), .text(source.document), .integer(source.chunk),
                .text(source.format.rawValue), .text(source.digest), .truth(source.isWhole),
            ])
        if !isImported {
            try insert(into: "source_bytes", "source, bytes", [.integer(number), .blob(content.bytes)])
        }
        // By their places, without copies: another thread makes a profile of the same rules, and would wait for their counts.
        let rules = try content.rules.indices.map { position in
            try insert(content.rules[position], at: position, inSource: number, of: edition)
        }
        try insertPassages(of: content, inSource: number, rules: rules)
        return number
    }

    /// Writes what a source gave beside its rules.
    /// - Parameter rules: the row numbers of its rules, in their order.
    /// - Throws: `Problem` of kind `.badData` where the source has more passages than the search can tell apart.
    func insertPassages(of content: SourceContent, inSource source: Int64, rules: [Int64]) throws {
        guard content.passages.count <= PassageNumber.limit else {
            throw Problem(
                .badData,
                "\(content.passages.count) paragraphs, headings and items; a file may have \(PassageNumber.limit)",
                at: content.source.file, next: "split it into several files")
        }
        for (ordinal, passage) in content.passages.enumerated() {
            try insert(passage, at: ordinal, inSource: source, rules: rules)
        }
        try insert(content.repairs, inSource: source)
        try insert(content.changeLog, inSource: source)
    }

    private func insert(_ repairs: [Repair], inSource source: Int64) throws {
        for (ordinal, repair) in repairs.enumerated() {
            try insert(
                into: "repairs", "source, ordinal, line, found, mended, reason",
                [
                    .integer(source), .integer(ordinal), .integer(repair.line), .text(repair.found),
                    .text(repair.mended), .text(repair.reason.rawValue),
                ])
        }
    }

    /// Writes the repairs of an edition whose text stays as it is.
    ///
    /// - Parameters:
    ///   - repairs: by the sources' files, all of them.
    ///   - basis: what they depend on.
    public func replaceRepairs(
        of edition: String, with repairs: [(file: String, repairs: [Repair])], basis: RepairBasis
    ) throws {
        try setRepairBasis(basis, of: edition)
        try database.execute(
            sql: "DELETE FROM repairs WHERE source IN (SELECT number FROM sources WHERE edition = ?)",
            arguments: [edition])
        let numberOfFile = try reader.numbersOfFiles(in: edition)
        for (file, repairs) in repairs {
            guard let number = numberOfFile[file] else {
                throw StoreWriter.stray("repairs belong to", file, of: edition)
            }
            try insert(repairs, inSource: number)
        }
    }

    /// Says what the mending of an edition's words depended on.
    func setRepairBasis(_ basis: RepairBasis?, of edition: String) throws {
        try database.execute(
            sql: "UPDATE editions SET word_evidence = ?, words_asked = ? WHERE id = ?",
            arguments: [basis?.digest, basis.map { HashList($0.words).data }, edition])
    }

    /// - Returns: the rule's row number.
    private func insert(_ rule: Rule, at position: Int, inSource source: Int64, of edition: String) throws -> Int64 {
        let number = try insert(
            into: "rules",
            """
            id, lineage, edition, source, position, topic, modality, style, page, last_page, first_line, last_line,
            digest, platforms, section, introduction, statement, body
            """,
            [
                .text(rule.id), .text(rule.lineage), .text(edition), .integer(source), .integer(position),
                .text(rule.topic), .text(rule.modality.rawValue), .text(rule.style.rawValue),
                .integer(rule.source.pages?.first), .integer(rule.source.pages?.last),
                .integer(rule.source.lines.lowerBound), .integer(rule.source.lines.upperBound), .text(rule.digest),
                .text(try StringList(rule.platforms).json()), .text(try StringList(rule.section).json()),
                .text(rule.introduction), .text(rule.statement), .text(rule.body),
            ])
        for (position, topic) in rule.topics.enumerated() {
            try insert(
                into: "rule_topics", "rule, position, topic", [.integer(number), .integer(position), .text(topic)])
        }
        try insert(rule.measures, ofRule: number)
        return number
    }

    /// Says where rules go on; once all sources of the edition are there.
    /// - Throws: `Problem` of kind `.defect` where one goes on in a source that its edition has not.
    func insertContinuations(in sources: [SourceContent]) throws {
        for source in sources {
            for index in source.rules.indices where !source.rules[index].source.continuations.isEmpty {
                try insertContinuations(of: source.rules[index])
            }
        }
    }

    private func insertContinuations(of rule: Rule) throws {
        let sql = """
            SELECT rules.number, sources.number
            FROM rules JOIN sources ON sources.edition = rules.edition
            WHERE rules.id = ? AND sources.file = ?
            """
        for (position, stretch) in rule.source.continuations.enumerated() {
            // Looked up first, as `INSERT … SELECT` makes the index write what it holds back (`SearchIndex.holdingBack`).
            let places = try reader.values(sql, [rule.id, stretch.file]) { (try $0.integer(0), try $0.integer(1)) }
            guard places.count == 1, let (number, source) = places.first else {
                throw StoreWriter.stray("\(rule.id) goes on in", stretch.file, of: rule.edition)
            }
            try insert(
                into: "rule_continuations", "rule, position, source, first_line, last_line",
                [
                    .integer(number), .integer(position), .integer(source),
                    .integer(stretch.lines.lowerBound), .integer(stretch.lines.upperBound),
                ])
        }
    }

    private static func stray(_ what: String, _ file: String, of edition: String) -> Problem {
        Problem(
            .defect, "\(what) a source that \(edition) has not", at: file,
            next: "see whether the database is damaged: higkb check")
    }

    private func insert(_ passage: Passage, at ordinal: Int, inSource source: Int64, rules: [Int64]) throws {
        if let rule = passage.rule, !rules.indices.contains(rule) {
            throw Problem(
                .defect, "a passage belongs to rule \(rule) of a source with \(counted(rules.count, "rule"))",
                at: "line \(passage.lines.lowerBound) of source \(source)",
                next: "see whether the database is damaged: higkb check")
        }
        try insert(
            into: "passages",
            "source, ordinal, role, first_byte, end_byte, first_line, last_line, page, last_page, rule, text",
            [
                .integer(source), .integer(ordinal), .text(passage.role.rawValue),
                .integer(passage.bytes.lowerBound), .integer(passage.bytes.upperBound),
                .integer(passage.lines.lowerBound), .integer(passage.lines.upperBound),
                .integer(passage.pages?.first), .integer(passage.pages?.last),
                .integer(passage.rule.map { rules[$0] }), .text(passage.text),
            ])
    }
}
