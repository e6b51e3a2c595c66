import HIGModel
import HIGParsing
import HIGStore

/// What an edition's sources will be when new files join those held.
///
/// A new file takes the place of the held one with its chunk number or, without a number, its name; a text that is
/// held already under another name counts once, under the first of its names, so that the order of ingest doesn't
/// matter.
struct SourceMerge {
    private(set) var sources: [SourceInput]
    private var added = 0
    private var replaced = 0
    private var unchanged = 0
    private var renamed = 0

    init(held: [StoredSource], new: [SourceInput]) {
        sources = held.map { SourceInput(source: $0.source, bytes: $0.bytes) }
        for input in new { take(input) }
    }

    private mutating func take(_ input: SourceInput) {
        if let index = sources.firstIndex(where: { $0.source.digest == input.source.digest }) {
            unchanged += 1
            guard input.source.isBefore(sources[index].source) else { return }
            sources[index] = input
            renamed += 1
        } else if let index = sources.firstIndex(where: { $0.source.place == input.source.place }) {
            sources[index] = input
            replaced += 1
        } else {
            sources.append(input)
            added += 1
        }
    }

    /// A known edition, with the title that its chunks bear where the known one is only that of a folder.
    ///
    /// So the title does not depend on which of them came first.
    func titled(_ known: Edition, as input: EditionInput) -> Edition {
        let hasChunks = input.sources.contains { $0.source.chunk != nil }
        let isFromFolder = sources.contains { $0.source.isWhole && $0.source.document == known.title }
        guard hasChunks, isFromFolder else { return known }
        return Edition(id: known.id, title: input.edition.title, date: known.date, series: known.series)
    }

    var changesNothing: Bool { added == 0 && replaced == 0 && renamed == 0 }

    func result(for edition: Edition, rules: Int) -> IngestSummary.EditionResult {
        .init(edition: edition, added: added, replaced: replaced, unchanged: unchanged, removed: 0, rules: rules)
    }
}

extension Source {
    /// What makes two files versions of one source.
    fileprivate var place: String { chunk.map { "chunk \($0)" } ?? (isWhole ? "the whole document" : file) }
}
