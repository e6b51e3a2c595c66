import HIGRendering
import KnowledgeBase

/// The way of a topic's advice, or of one rule, through the editions.
struct HistoryQuestion: Question {
    /// A topic, a rule, a lineage, or an edition.
    let name: String
    /// An edition or a date.
    var since: String?
    /// The only series that it is told of.
    var series: String?
    /// Whether rules on other topics that speak of the one asked about are taken in.
    var mentions = false
    var near = false

    func answer(from place: DatabasePlace, to output: Output) throws {
        let history = try place.open().history(
            of: name, withMentions: mentions, inSeries: series, since: since, near: near)
        try output.write(Report(place.nextStep.completed(history)))
    }
}
