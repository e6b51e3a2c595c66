/// The sources whose texts come into the index once all that goes has gone out of it.
///
/// FTS5 writes what it holds in memory as a part of its own whenever a row number goes back. Editions that are read anew
/// would have it do so again and again: their former rows have low numbers, those that come the highest.
final class AwaitedSources {
    /// By their row numbers; `nil` while nothing has gone, as what comes may come at once.
    private var numbers: Set<Int64>?

    /// Whether the texts of some sources are to wait; they are taken down then.
    func take(_ sources: [Int64]) -> Bool {
        guard numbers != nil else { return false }
        numbers?.formUnion(sources)
        return true
    }

    /// Has what comes from now on wait.
    ///
    /// - Returns: those of the sources to go whose texts are in the index; the others do not wait any longer.
    func goers(of sources: [Int64]) -> [Int64] {
        guard !sources.isEmpty else { return [] }
        defer { numbers = (numbers ?? []).subtracting(sources) }
        return present(of: sources)
    }

    /// Those of some sources that do not wait.
    func present(of sources: [Int64]) -> [Int64] {
        guard let numbers else { return sources }
        return sources.filter { !numbers.contains($0) }
    }

    /// All that wait, in the order of their numbers; what comes afterwards may come at once.
    func release() -> [Int64] {
        defer { numbers = nil }
        return (numbers ?? []).sorted()
    }
}
