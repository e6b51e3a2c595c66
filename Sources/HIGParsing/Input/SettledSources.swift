import HIGModel

/// The sources of an edition, each chunk and each text once.
public struct SettledSources: Sendable {
    /// By chunk number, then by file.
    public let sources: [SourceInput]
    /// Why others were left out: they claim what another has claimed already, with different text.
    public let refused: [Problem]

    /// - Parameter sources: in any order.
    public init(_ sources: [SourceInput]) {
        var refused: [Problem] = []
        var byPlace: [String: SourceInput] = [:]
        var seen: Set<String> = []
        var settled: [SourceInput] = []
        // What has a name is cited by it, rather than as standard input.
        let named = sources.filter { $0.source.file != Corpus.standardInputName }
        let unnamed = sources.filter { $0.source.file == Corpus.standardInputName }
        for input in named.sorted(by: { $0.source.isBefore($1.source) }) + unnamed {
            let source = input.source
            let place = source.place
            if let other = byPlace[place], other.source.digest != source.digest {
                refused.append(
                    Problem(
                        .badData,
                        "\(other.source.file) claims \(place) of \(source.edition) too, with different text",
                        at: source.file, next: "keep one of them, or name the edition of the other with --edition"))
                continue
            }
            byPlace[place] = input
            if seen.insert(source.digest).inserted { settled.append(input) }
        }
        self.sources = settled.sorted { $0.source.isBefore($1.source) }
        self.refused = refused
    }
}
