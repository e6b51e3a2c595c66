import HIGModel
import HIGStore

extension StoreReader {
    /// - Throws: `Problem` when the edition came from a catalog: with a part of its documents it would lose the rules
    ///   of all others.
    func refuseImported(_ edition: String) throws {
        guard try isImported(edition) else { return }
        throw Problem(
            .badData, "\(edition) came from a catalog, without its documents",
            next: "take it out before its documents come in: higkb forget \(edition)")
    }
}
