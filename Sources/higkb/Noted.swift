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
        answer.notes = answer.notes.map { completed($0) }
        return answer
    }
}
