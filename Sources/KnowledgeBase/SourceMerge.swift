import HIGModel
import HIGParsing
import HIGStore

/// What an edition's sources will be when new files join those held.
///
/// A new file takes the place of the held one with its chunk number or, without a number, its name; a text that is
/// held already under another name counts once, under the first of its names, so that the order of ingest doesn't
/// matter.
struct SourceMerge {
    let sources: [SourceInput]
    private let added: Int
    private let replaced: Int
    private let unchanged: Int
    private let isSame: Bool

    /// - Throws: `Problem` when two of the files claim the same chunk with different text.
    init(held: [StoredSource], new: [SourceInput]) throws {
        let places = Set(new.map(\.source.place))
        let kept = held.filter { !places.contains($0.source.place) }.map {
            SourceInput(source: $0.source, bytes: $0.bytes)
        }
        sources = try EditionInput.settled(kept + new)
        let digests = Dictionary(held.map { ($0.source.place, $0.source.digest) }) { first, _ in first }
        let texts = Set(held.map(\.source.digest))
        unchanged = new.filter { texts.contains($0.source.digest) }.count
        replaced = new.filter { digests[$0.source.place] != nil && !texts.contains($0.source.digest) }.count
        added = new.count - unchanged - replaced
        isSame = sources.map(\.source) == held.map(\.source).sorted { $0.isBefore($1) }
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

    var changesNothing: Bool { isSame }

    func result(for edition: Edition, rules: Int) -> IngestSummary.EditionResult {
        .init(edition: edition, added: added, replaced: replaced, unchanged: unchanged, removed: 0, rules: rules)
    }
}
