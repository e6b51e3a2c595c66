import HIGModel

/// A word-level difference as each side of it reads.
struct WordChange: Sendable {
    /// The older statement with what was taken out.
    let older: [Span]
    /// The newer statement with what was put in.
    let newer: [Span]
    let deletedWords: Int
    let insertedWords: Int

    /// - Returns: `nil` where no word stays, so that there is nothing to mark.
    init?(_ edits: [Edit]) {
        guard edits.countWords(.equal) > 0 else { return nil }
        deletedWords = edits.countWords(.delete)
        insertedWords = edits.countWords(.insert)
        let asWritten = edits.map { Edit($0.op, $0.older ?? $0.text) }
        older = WordChange.side(asWritten, without: .insert, marking: .deleted)
        newer = WordChange.side(edits, without: .delete, marking: .inserted)
    }

    /// `−16 +4 words`.
    var size: String {
        deletedWords + insertedWords == 0 ? "in punctuation" : "−\(deletedWords) +\(insertedWords) words"
    }

    /// Neighbouring pieces of one kind become one, and white space stays outside of the marks.
    private static func side(_ edits: [Edit], without hidden: Edit.Operation, marking role: Role) -> [Span] {
        var runs: [Span] = []
        for edit in edits where edit.op != hidden {
            let role = edit.op == .equal ? .plain : role
            if let last = runs.last, last.role == role {
                runs[runs.count - 1] = Span(last.text + edit.text, role)
            } else {
                runs.append(Span(edit.text, role))
            }
        }
        return runs.flatMap { run in
            let core = run.text.trimmingSpaces
            guard run.role != .plain, !core.isEmpty else { return [Span(run.text)] }
            return [
                Span(String(run.text[..<core.startIndex])), Span(String(core), run.role),
                Span(String(run.text[core.endIndex...])),
            ].filter { !$0.text.isEmpty }
        }
    }
}
