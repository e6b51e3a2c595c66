import ArgumentParser
import HIGModel
import HIGText
import KnowledgeBase

/// How rules changed from one edition to another.
struct DiffQuestion: Question {
    /// As they were typed: those of a topic's words that stand apart, then two editions.
    private let names: [String]
    let topic: String?
    let older: String
    let newer: String
    let view: ChangeView
    /// Whether the exit code tells that something changed.
    let exitCode: Bool

    /// - Parameter names: two editions, with the words of a topic before them or not.
    init(_ names: [String], view: ChangeView = ChangeView(), exitCode: Bool = false) {
        self.names = names
        topic = names.dropLast(2).nameOfWords
        older = names.dropLast().last ?? ""
        newer = names.last ?? ""
        self.view = view
        self.exitCode = exitCode
    }

    /// Whether so many names can be asked about.
    static func admits(_ names: [String]) -> Bool { names.count >= 2 }

    func answer(from place: DatabasePlace, to output: Output) throws {
        let whole = place.nextStep.completed(try comparison(in: try place.open()))
        let comparison = try view.applied(to: whole)
        try output.write(view.report(comparison))
        if exitCode, comparison.changes.contains(where: \.isChanged) {
            throw ExitCode(ExitStatus.no.rawValue)
        }
    }

    /// - Throws: where a topic stands in an edition's place, a usage `Problem` that says so.
    private func comparison(in base: KnowledgeBase) throws -> Comparison {
        do {
            return try base.diff(topic: topic, withMentions: view.mentions, from: older, to: newer, near: view.near)
        } catch let problem as Problem where problem.kind == .usage {
            if let advice = try base.editionsAdvice(onTopic: names.joined(separator: " ")) {
                let subject = names.joined(separator: " ").abridged
                throw Problem(.usage, "\(subject) is a topic, and two editions are missing behind it", next: advice)
            }
            guard let misplaced = try misplaced(in: base) else { throw problem }
            throw Problem(.usage, misplaced, next: "usage: \(Higkb.Diff.usage)")
        }
    }

    /// What to tell of a topic that has not two editions behind it; `nil` where no topic is named.
    private func misplaced(in base: KnowledgeBase) throws -> String? {
        let places = [
            (names.dropLast(), "and diff needs two editions beside it"),
            (names.dropFirst(), "and diff needs two editions beside it"),
            (names.dropFirst(2), "which stands before the editions"),
            (names.dropFirst().dropLast(), "which stands before the editions"),
        ]
        for (words, place) in places {
            let subject = words.joined(separator: " ")
            if try base.isTopicAlone(subject) { return "\(subject.abridged) is a topic, \(place)" }
        }
        return nil
    }
}
