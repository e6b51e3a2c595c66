import HIGModel

/// An edition's sources as blocks with their damaged words mended, before rules are sought in them.
public struct MendedEdition: Sendable {
    /// The edition with its words as they are to be read.
    let parsed: ParsedEdition
    /// The words that were mended in each source, in order.
    public let repairs: [[Repair]]
    /// What the mending depends on.
    public let basis: RepairBasis

    /// The edition that was mended.
    public var edition: Edition { parsed.edition }
    /// By chunk number, then by file.
    public var sources: [SourceInput] { parsed.sources }

    /// Whether its text reads as it did after earlier repairs, so that the same rules stand in it: the words were mended in
    /// the same way, if perhaps for other reasons.
    /// - Parameter earlier: the repairs of each source by its file.
    public func reads(asAfter earlier: [String: [Repair]]) -> Bool {
        zip(sources, repairs).allSatisfy { input, repairs in
            repairs.elementsEqual(earlier[input.source.file] ?? []) {
                $0.line == $1.line && $0.found == $1.found && $0.mended == $1.mended
            }
        }
    }
}
