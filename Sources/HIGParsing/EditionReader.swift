import ConcurrentWork
import HIGModel

/// Reads all sources of an edition into passages and rules.
///
/// The result depends on the sources and the evidence alone: running headers are told by what the edition repeats.
public struct EditionReader: Sendable {
    private let finder: TopicFinder

    /// - Parameter vocabulary: names the topics that rules are filed under.
    public init(vocabulary: TopicVocabulary) { finder = TopicFinder(vocabulary: vocabulary) }

    /// - Parameters:
    ///   - evidence: what all editions held, this one included, say of their words; `nil` when it stands alone.
    ///   - step: called for every source, on any thread; what it throws ends the reading.
    /// - Throws: `Problem` that names file and line when a source is not UTF-8 text, or not of its format.
    public func read(
        _ edition: Edition, sources: [SourceInput], evidence: WordEvidence? = nil,
        step: @Sendable () throws -> Void = {}
    ) throws -> EditionReading {
        let parsed = try parse(edition, sources: sources, step: step)
        return read(mend(parsed, evidence: evidence ?? WordEvidence(of: [edition.id: EditionWords(of: sources)])))
    }

    /// The first part of `read`, with the same parameters: takes the sources apart into blocks.
    public func parse(
        _ edition: Edition, sources: [SourceInput], step: @Sendable () throws -> Void = {}
    ) throws -> ParsedEdition {
        let sources = sources.sorted { $0.source.isBefore($1.source) }
        let texts = try sources.concurrentMap {
            try $0.text ?? SourceText(bytes: $0.bytes, file: $0.source.file)
        }
        let outline = EditionOutline(sources: sources.map(\.source), texts: texts)
        var blockTexts = try Array(sources.indices).concurrentMap { index -> BlockText in
            try step()
            guard outline.hasOwnText(index) else { return BlockText(blocks: [], pageMarks: []) }
            let source = sources[index].source
            let page = try sources[index].page ?? EditionReader.page(of: source, texts[index])
            var text = WebPage.settled(page, format: source.format)
            outline.place(&text, ofSource: index, in: texts[index])
            return text
        }
        Pagination.paginate(&blockTexts, of: sources.map(\.source), outline: outline, in: texts)
        return ParsedEdition(
            edition: edition, sources: sources, texts: texts, outline: outline, blockTexts: blockTexts)
    }

    /// - Throws: `Problem` that names the file, also for what would be passed over in a folder.
    private static func page(of source: Source, _ text: SourceText) throws -> BlockText {
        do {
            return try source.format.read(text, file: source.file)
        } catch PassedOver.foreignJSON {
            throw DocCDocument.foreign(source.file)
        }
    }

    /// The second part of `read`: mends the words.
    public func mend(_ parsed: ParsedEdition, evidence: WordEvidence) -> MendedEdition {
        let id = parsed.edition.id
        let texts = Array(parsed.texts.indices).concurrentMap { index in
            let text = parsed.texts[index]
            let repair = evidence.repair(of: id, isOfPages: parsed.sources[index].source.isPage)
            var blocks = parsed.blockTexts[index].blocks
            var repairs: [Repair] = []
            for index in blocks.indices {
                let (block, found) = repair.mended(blocks[index], in: text)
                guard !found.isEmpty else { continue }
                blocks[index] = block
                repairs += found
            }
            return (blocks: blocks, repairs: repairs, asked: repair.asked.hashes)
        }
        var mended = parsed
        for (index, text) in texts.enumerated() { mended.blockTexts[index].blocks = text.blocks }
        let asked = texts.reduce(into: Set<UInt64>()) { $0.formUnion($1.asked) }
        return MendedEdition(
            parsed: mended, repairs: texts.map(\.repairs),
            basis: evidence.basis(asked.sorted(), in: id, of: parsed.sources))
    }

    /// The third part of `read`: finds sections and rules.
    public func read(_ mended: MendedEdition) -> EditionReading {
        let (sources, texts, outline) = (mended.sources, mended.parsed.texts, mended.parsed.outline)
        var blockTexts = mended.parsed.blockTexts
        let changeLogs = blockTexts.map(ChangeLog.init)
        giveSections(to: &blockTexts, outline: outline, sources: sources.map(\.source), texts: texts)
        for (index, log) in changeLogs.enumerated() {
            for block in log.blocks { blockTexts[index].blocks[block].kind = .settled(.table) }
        }
        let furniture = Furniture(
            texts: blockTexts, isPrint: sources.contains { $0.source.chunk != nil || $0.source.isWhole })
        let changes = sources.indices.map { index in
            finder.entries(of: changeLogs[index], in: blockTexts[index], of: sources[index].source, texts[index])
        }
        for index in blockTexts.indices { Junction.joinParagraphs(in: &blockTexts[index], furniture: furniture) }
        Junction.joinSentences(in: &blockTexts, sources: sources.map(\.source), furniture: furniture)
        let splits = split(blockTexts, outline: outline, sources: sources.map(\.source), furniture: furniture)
        let rules = RuleNaming(edition: mended.edition, finder: finder).rules(
            splits: splits, titles: blockTexts.map(\.title), sources: sources, texts: texts)
        return EditionReading(
            edition: mended.edition, repairBasis: mended.basis,
            sources: sources.indices.map { index in
                let repeated = outline.repeatedPassages(ofSource: index, text: texts[index])
                let own = splits[index].passages
                return EditionReading.SourceReading(
                    input: sources[index],
                    passages: PassageDraft.closed(repeated.isEmpty ? own : own + repeated, in: texts[index]),
                    repairs: mended.repairs[index], rules: rules[index], changeLog: changes[index])
            },
            warnings: zip(sources, blockTexts).flatMap { input, text in
                text.warnings.map { "\(input.source.file): \($0)" }
            })
    }

    /// Gives every block whose headings no whole document tells the section that the text itself suggests, and settles
    /// what the document says of the others.
    private func giveSections(
        to blockTexts: inout [BlockText], outline: EditionOutline, sources: [Source], texts: [SourceText]
    ) {
        let isAllTold = blockTexts.allSatisfy { text in
            text.blocks.indices.allSatisfy { text.blocks[$0].section != nil }
        }
        if !isAllTold {
            let inferred = InferredSection(finder: finder).sections(of: blockTexts, sources: sources)
            for (index, section) in inferred.enumerated() {
                guard let section else { continue }
                for number in blockTexts[index].blocks.indices where blockTexts[index].blocks[number].section == nil {
                    blockTexts[index].blocks[number].section = [section]
                }
            }
        }
        for index in texts.indices {
            for number in blockTexts[index].blocks.indices {
                let line = texts[index].line(at: blockTexts[index].blocks[number].bytes.lowerBound)
                if let role = outline.settledRole(ofSource: index, line: line) {
                    blockTexts[index].blocks[number].kind = .settled(role)
                }
            }
        }
    }

    /// Splits the texts. Where a list goes on in the next chunk the two are split one after the other; what no list
    /// ties together is split in any order.
    private func split(
        _ texts: [BlockText], outline: EditionOutline, sources: [Source], furniture: Furniture
    ) -> [SplitText] {
        let leads = texts.indices.map(outline.lostLead)
        var runs: [Range<Int>] = []
        for index in texts.indices {
            let goesOn =
                index > 0 && leads[index] == nil && sources[index - 1].precedes(sources[index])
                && Junction.cutsList(texts[index - 1], texts[index], furniture: furniture)
            if goesOn, let run = runs.popLast() {
                runs.append(run.lowerBound..<index + 1)
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs.concurrentMap { run in
            var splits: [SplitText] = []
            for index in run {
                let list = splits.last?.openList
                let split = RuleSplitter.split(
                    texts[index], furniture: furniture, goingOn: list, lead: leads[index])
                if let rule = list?.rule { splits[splits.count - 1].goOn(rule, with: split.handedBack) }
                splits.append(split)
            }
            return splits
        }
        .flatMap { $0 }
    }
}
