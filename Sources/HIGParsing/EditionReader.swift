import HIGModel

/// What reading an edition gives.
public struct EditionReading: Sendable {
    public struct SourceReading: Sendable {
        public let input: SourceInput
        public let passages: [Passage]
        public let repairs: [Repair]
        public let rules: [Rule]
    }

    public let edition: Edition
    /// By chunk number, then by file.
    public let sources: [SourceReading]
    /// What the sources hold that could not be made sense of, each with its file.
    public let warnings: [String]
}

/// Reads all sources of an edition into passages and rules.
///
/// The result depends on the sources alone: running headers and glued words are told by what the edition repeats.
public struct EditionReader: Sendable {
    private let finder: TopicFinder

    public init(vocabulary: TopicVocabulary) {
        finder = TopicFinder(vocabulary: vocabulary)
    }

    /// - Throws: `Problem` that names file and line when a source is not UTF-8 text, or not of its format.
    public func read(_ edition: Edition, sources: [SourceInput]) throws -> EditionReading {
        let sources = sources.sorted { $0.source.isBefore($1.source) }
        let texts = try sources.map { try SourceText(bytes: $0.bytes, file: $0.source.file) }
        var blockTexts = try zip(texts, sources).map { text, input in
            let format = input.source.format
            return WebPage.settled(try format.read(text, file: input.source.file), format: format)
        }
        let repair = TextRepair(texts: blockTexts)
        var repairs: [[Repair]] = []
        for index in texts.indices {
            var found: [Repair] = []
            blockTexts[index].blocks = blockTexts[index].blocks.map { block in
                let (mended, repairs) = repair.mended(block, in: texts[index])
                found += repairs
                return mended
            }
            repairs.append(found)
        }
        let furniture = Furniture(texts: blockTexts, isPrint: sources.contains { $0.source.chunk != nil })
        let splits = blockTexts.map { RuleSplitter($0, furniture: furniture) }
        let rules = RuleNaming(edition: edition, finder: finder).rules(
            splits: splits, titles: blockTexts.map(\.title), sources: sources, texts: texts)
        return EditionReading(
            edition: edition,
            sources: sources.indices.map { index in
                EditionReading.SourceReading(
                    input: sources[index], passages: PassageDraft.closed(splits[index].passages, in: texts[index]),
                    repairs: repairs[index], rules: rules[index])
            },
            warnings: zip(sources, blockTexts).flatMap { input, text in
                text.warnings.map { "\(input.source.file): \($0)" }
            })
    }
}

extension PassageDraft {
    /// Passages that cover the whole source: each reaches to the start of the next, the first from the start on.
    static func closed(_ drafts: [PassageDraft], in text: SourceText) -> [Passage] {
        let drafts = drafts.sorted {
            ($0.bytes.lowerBound, $0.bytes.upperBound) < ($1.bytes.lowerBound, $1.bytes.upperBound)
        }
        var passages: [Passage] = []
        func add(
            _ role: Passage.Role, _ range: Range<Int>, _ text: String, page: Int?, rule: Int?, of source: SourceText
        ) {
            guard !range.isEmpty else { return }
            passages.append(
                Passage(role: role, bytes: range, lines: source.lines(of: range), page: page, text: text, rule: rule))
        }
        let first = drafts.first?.bytes.lowerBound ?? text.bytes.count
        add(.boilerplate, 0..<first, text.string(0..<first).trimmed, page: nil, rule: nil, of: text)
        for (index, draft) in drafts.enumerated() {
            let end = index + 1 < drafts.count ? drafts[index + 1].bytes.lowerBound : text.bytes.count
            add(draft.role, draft.bytes.lowerBound..<end, draft.text, page: draft.page, rule: draft.rule, of: text)
        }
        return passages
    }
}
