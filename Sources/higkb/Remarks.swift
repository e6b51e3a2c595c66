import HIGModel
import HIGText

/// What is said on standard error beside an answer.
enum Remarks {
    /// Tells what stopped nothing but should be known.
    static func warn(_ warnings: [String]) {
        for warning in warnings { StandardStream.error.write("higkb: warning: \(warning.onOneLine)\n") }
    }

    /// Tells what an ingest left out, each with its reason.
    static func tellLeftOut(_ problems: [Problem]) {
        for problem in problems { StandardStream.error.write("higkb: left out: \(problem)\n") }
        guard !problems.isEmpty else { return }
        StandardStream.error.write("higkb: \(counted(problems.count, "file")) left out, the rest is stored\n")
    }

    /// Tells how a question was understood.
    static func note(_ notes: [String]) {
        for note in notes { StandardStream.error.write("higkb: \(note)\n") }
    }
}
