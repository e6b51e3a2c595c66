import ArgumentParser
import HIGModel
import HIGRendering

/// Which changes of a comparison are shown, and whether they are listed or counted.
struct ChangeSelection: ParsableArguments {
    @Option(help: "Only such changes: removed, stronger, moved, measures, …, joined by commas.")
    var only: String?

    @Flag(help: "Count the changes, a line a topic, the most changed first.")
    var stat = false

    @Flag(help: "Show the likeliest counterpart that was refused, for rules without one.")
    var near = false

    func validate() throws {
        if stat, near { throw ValidationError("--stat and --near exclude each other") }
    }

    /// - Throws: a usage `Problem` that lists the kinds of change when one is unknown.
    func applied(to comparison: Comparison) throws -> Comparison {
        guard let only else { return comparison }
        return comparison.only(try ChangeFilter(words: only))
    }

    func report(_ comparison: Comparison) -> Report {
        stat ? Report(Tally(of: comparison)) : Report(comparison)
    }
}
