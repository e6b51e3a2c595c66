import HIGModel
import HIGRendering
import HIGText
import KnowledgeBase

/// What an edition changed against the one before it.
struct WhatsnewQuestion: Question {
    /// As they were typed: an edition, then the words of a topic, or none for all topics.
    private let names: [String]
    /// The series to look back in; `nil` for all that the edition continues.
    let series: String?
    let view: ChangeView
    /// Whether what is not found is left out: it is no news for a reader, while programs get all, as not every format of
    /// theirs has notes.
    let leavesOutNotFound: Bool

    /// - Parameter names: an edition, with the words of a topic behind it or not.
    init(_ names: [String], series: String? = nil, view: ChangeView = ChangeView(), leavesOutNotFound: Bool = false) {
        self.names = names
        self.series = series
        self.view = view
        self.leavesOutNotFound = leavesOutNotFound
    }

    var edition: String { names.first ?? "" }
    var topic: String? { names.dropFirst().nameOfWords }

    func answer(from place: DatabasePlace, to output: Output) throws {
        let news = place.nextStep.completed(try comparison(in: try place.open()))
        let told = leavesOutNotFound ? news.withoutNotFound : news
        try output.write(view.report(try view.applied(to: told)))
    }

    /// - Throws: where a topic stands in the edition's place, a usage `Problem` that says so.
    private func comparison(in base: KnowledgeBase) throws -> Comparison {
        do {
            return try base.whatsNew(
                in: edition, series: series, topic: topic, withMentions: view.mentions, near: view.near)
        } catch let problem as Problem where problem.kind == .usage {
            let readings = [edition, names.dropLast().joined(separator: " ")]
            guard let subject = try readings.first(where: base.isTopicAlone) else { throw problem }
            throw Problem(
                .usage, "\(subject.abridged) is a topic, which stands after the edition",
                next: "usage: \(Higkb.Whatsnew.usage)")
        }
    }
}
