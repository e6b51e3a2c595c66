import HIGModel

/// What is said on standard error beside an answer.
enum Remarks {
    /// Tells what stopped nothing but should be known.
    static func warn(_ warnings: [String]) {
        for warning in warnings { System.write("higkb: warning: \(warning.onOneLine)\n", to: .error) }
    }

    /// Tells what an ingest left out, each with its reason.
    static func tellLeftOut(_ problems: [Problem]) {
        for problem in problems { System.write("higkb: left out: \(problem)\n", to: .error) }
        guard !problems.isEmpty else { return }
        System.write("higkb: \(counted(problems.count, "file")) left out, the rest is stored\n", to: .error)
    }

    /// Tells how a question was understood.
    static func note(_ notes: [String]) {
        for note in notes { System.write("higkb: \(note)\n", to: .error) }
    }
}
