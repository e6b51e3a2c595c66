import HIGModel
import HIGText

/// Which document the chunks of each edition were cut from. Two documents of one year can seem to be one edition.
public struct EditionDocuments {
    /// The first chunk of each edition, by the editions' ids.
    private var first: [String: Source] = [:]

    /// - Parameter held: sources that are in the knowledge base already.
    public init(held: [Source] = []) {
        for source in held where source.chunk != nil && first[source.edition] == nil { first[source.edition] = source }
    }

    /// Takes note of a source.
    ///
    /// - Throws: `Problem` when it is a chunk of another document than the chunks before it of its edition.
    public mutating func take(_ source: Source) throws(Problem) {
        guard source.chunk != nil else { return }
        guard let other = first[source.edition] else {
            first[source.edition] = source
            return
        }
        guard other.document != source.document, words(other.document) != words(source.document) else { return }
        throw Problem(
            .badData,
            "a chunk of “\(source.document)”, but \(other.file) of \(source.edition) is of “\(other.document)”",
            at: source.file,
            next: "name the edition of one of them with --edition, or in a higkb.yaml; or take the other out first: "
                + "higkb forget \(source.edition)")
    }

    private func words(_ document: String) -> [String] { Word.all(in: EditionTitle(document).title).map(\.text) }
}
