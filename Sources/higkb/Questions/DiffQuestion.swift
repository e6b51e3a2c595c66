import ArgumentParser
import HIGModel
import KnowledgeBase

/// How rules changed from one edition to another.
struct DiffQuestion: Question {
    let topic: String?
    let older: String
    let newer: String
    let view: ChangeView
    /// Whether the exit code tells that something changed.
    let exitCode: Bool

    /// - Parameter names: two editions, with a topic before them or not.
    init(_ names: [String], view: ChangeView = ChangeView(), exitCode: Bool = false) {
        topic = names.dropLast(2).first
        older = names.dropLast().last ?? ""
        newer = names.last ?? ""
        self.view = view
        self.exitCode = exitCode
    }

    /// Whether so many names can be asked about.
    static func admits(_ names: [String]) -> Bool { (2...3).contains(names.count) }

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
            return try base.diff(topic: topic, from: older, to: newer, near: view.near)
        } catch let problem as Problem where problem.kind == .usage {
            guard let subject = try [older, newer].first(where: base.isTopicAlone) else { throw problem }
            let place = topic == nil ? "and diff needs two editions beside it" : "which stands before the editions"
            throw Problem(.usage, "\(subject.abridged) is a topic, \(place)", next: "usage: \(Higkb.Diff.usage)")
        }
    }
}
