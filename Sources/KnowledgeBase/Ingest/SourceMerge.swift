import HIGModel
import HIGParsing
import HIGStore

/// What an edition's sources will be when new files join those held.
///
/// A new file takes the place of the held one with its chunk number or, without a number, its name; a text that is
/// held already under another name counts once, under the first of its names, so that the order of ingest doesn't
/// matter.
struct SourceMerge {
    /// Those kept come without their bytes.
    private let merged: [SourceInput]
    /// The sources held in whose place no new one comes.
    private let kept: Set<Source>
    private let added: Int
    private let replaced: Int
    private let unchanged: Int
    /// The new ones whose texts were not held.
    let newcomers: [Source]
    /// The titles of the whole documents that were held.
    private let heldTitles: Set<String>
    /// Whether the sources are those held.
    let changesNothing: Bool

    /// - Throws: `Problem` when two of the files claim the same chunk with different text.
    init(held: [Source], new: [SourceInput]) throws {
        let places = Set(new.map(\.source.place))
        let staying = held.filter { !places.contains($0.place) }
        kept = Set(staying)
        let settled = SettledSources(staying.map { SourceInput(source: $0, bytes: []) } + new)
        if let problem = settled.refused.first { throw problem }
        merged = settled.sources
        heldTitles = Set(held.filter(\.isWhole).map(\.document))
        let digests = Dictionary(held.map { ($0.place, $0.digest) }) { first, _ in first }
        let texts = Set(held.map(\.digest))
        newcomers = new.map(\.source).filter { !texts.contains($0.digest) }
        unchanged = new.count - newcomers.count
        replaced = newcomers.count { digests[$0.place] != nil }
        added = new.count - unchanged - replaced
        changesNothing = merged.map(\.source) == held.sorted { $0.isBefore($1) }
    }

    /// The sources with their bytes.
    ///
    /// - Parameter held: those held; asked only where one of them stays.
    /// - Throws: `Problem` when the bytes of one that stays are not held.
    func sources(held: () throws -> [StoredSource]) throws -> [SourceInput] {
        guard merged.contains(where: { kept.contains($0.source) }) else { return merged }
        let bytes = Dictionary(try held().map { ($0.source.file, $0.bytes) }) { first, _ in first }
        return try merged.map { input in
            guard kept.contains(input.source) else { return input }
            guard let bytes = bytes[input.source.file] else {
                throw Problem(
                    .badData, "the text of a source is not held", at: "\(input.source.edition)/\(input.source.file)",
                    next: "see what is damaged: higkb check")
            }
            return SourceInput(source: input.source, bytes: bytes)
        }
    }

    /// A known edition, with the title that its chunks bear where the known one is only that of a folder.
    ///
    /// So the title does not depend on which of them came first.
    func titled(_ known: Edition, as input: EditionInput) -> Edition {
        let hasChunks = input.sources.contains { $0.source.chunk != nil }
        guard hasChunks, heldTitles.contains(known.title) else { return known }
        return Edition(id: known.id, title: input.edition.title, date: known.date, series: known.series)
    }

    func result(for edition: Edition, rules: Int) -> IngestSummary.EditionResult {
        .init(edition: edition, added: added, replaced: replaced, unchanged: unchanged, removed: 0, rules: rules)
    }
}
