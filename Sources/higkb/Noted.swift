import HIGModel

/// An answer with notes, some of which advise a command.
protocol Noted {
    var notes: [String] { get set }
}

extension Comparison: Noted {}
extension History: Noted {}
extension PinList: Noted {}
extension SearchAnswer: Noted {}

extension NextStep {
    /// An answer whose notes advise commands that ask the database the user named.
    func completed<Answer: Noted>(_ answer: Answer) -> Answer {
        var answer = answer
        answer.notes = answer.notes.map(completedOutsideQuotes)
        return answer
    }

    /// A note that quotes what the user typed, or what a rule says, leaves that as it is.
    private func completedOutsideQuotes(_ note: String) -> String {
        let parts = note.split(separator: "“", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: completed(String(parts[0]))) { text, part in
            let quoted = part.prefix { $0 != "”" }
            text += "“" + quoted + completed(String(part.dropFirst(quoted.count)))
        }
    }
}
