import HIGModel
import HIGParsing
import HIGStore
import HIGText

/// Takes a catalog into the knowledge base: its editions with their rules, and the links between them.
///
/// Lineages, earlier ids and removals follow from these as they do from documents. An edition that is held from
/// documents already is left alone when they are those of the catalog, and is never replaced by it.
struct CatalogImport {
    let writer: StoreWriter

    /// - Parameter counter: told how many of how many steps are linked; what it throws ends the linking.
    /// - Returns: what became of each edition, in the catalog's order.
    /// - Throws: `Problem` when an edition is held from other documents.
    func take(_ catalog: CatalogFile, telling counter: IngestCounter) throws -> [IngestSummary.EditionResult] {
        let held = Dictionary(uniqueKeysWithValues: try writer.reader.editions().map { ($0.id, $0) })
        var results: [IngestSummary.EditionResult] = []
        var changed: Set<String> = []
        var isMoved = false
        for part in catalog.editions {
            let id = part.edition.id
            let isKnown = held[id] != nil
            let isSame = isKnown ? try holds(part, as: held[id]) : false
            if isKnown, !isSame, !(try writer.reader.isImported(id)) {
                throw Problem(
                    .badData, "\(id) is held from documents, and they give other rules than the catalog",
                    at: catalog.name, next: "take it out first: higkb forget \(id)")
            }
            if !isSame {
                try CatalogImport.refuseStray(part, of: catalog)
                try writer.replace(EditionContent(part))
                changed.insert(id)
                if let known = held[id], !known.hasPlace(of: part.edition) { isMoved = true }
            }
            let (files, rules) = (part.sources.count, part.sources.map(\.rules.count).reduce(0, +))
            results.append(
                .init(
                    edition: part.edition, added: isKnown ? 0 : files, replaced: isKnown && !isSame ? files : 0,
                    unchanged: isSame ? files : 0, removed: 0, rules: rules))
        }
        if !changed.isEmpty {
            try Linking(writer: writer).renew(
                after: changed, relinksAll: isMoved, given: try givenLinks(of: catalog), telling: counter)
        }
        return results
    }

    /// - Throws: `Problem` when a rule goes on in a file that the edition has not in the catalog.
    private static func refuseStray(_ part: CatalogFile.EditionPart, of catalog: CatalogFile) throws {
        let files = Set(part.sources.map(\.source.file))
        for rule in part.sources.flatMap(\.rules) {
            guard let stray = rule.source.continuations.first(where: { !files.contains($0.file) }) else { continue }
            throw Problem(
                .badData,
                "damaged catalog: \(rule.id) goes on in \(stray.file.abridged), which is no source of \(part.edition.id)",
                at: catalog.name, next: "export it again: higkb export catalog")
        }
    }

    /// Whether the edition is held just as the catalog has it, but for lineages, which depend on the other editions.
    private func holds(_ part: CatalogFile.EditionPart, as held: Edition?) throws -> Bool {
        let id = part.edition.id
        let sources = try writer.reader.sources(of: id)
        let rules = try writer.reader.rules(matching: RuleFilter(editions: [id]))
        return held == part.edition && sources == part.sources.map(\.source)
            && rules.elementsEqual(part.sources.flatMap(\.rules)) { $0.isSameButForLineage($1) }
    }

    /// The links of a whole catalog, by the steps between its editions.
    ///
    /// Where other editions lie between them here, or were left out of the catalog, the links are not those that belong
    /// here, and are made anew.
    private func givenLinks(of catalog: CatalogFile) throws -> [LinkedStep: [Link]] {
        guard !catalog.isSelection else { return [:] }
        let part = Set(try writer.reader.editionSummaries().filter(\.letsAdvicePass).map(\.edition.id))
        let links = Dictionary(grouping: catalog.links) { EditionStep(ofRules: $0.from, $0.to) }
        let steps = LinkedStep.all(among: catalog.editions.map(\.edition), past: part)
        return Dictionary(steps.map { ($0, links[$0.ends] ?? []) }) { first, _ in first }
    }
}

extension EditionContent {
    init(_ part: CatalogFile.EditionPart) {
        self.init(
            edition: part.edition,
            sources: part.sources.map { part in
                SourceContent(
                    source: part.source, bytes: [], passages: [], repairs: [], rules: part.rules,
                    changeLog: part.changeLog)
            }, isImported: true)
    }
}
