import HIGModel

/// What steps of lineages ask, by where the answer is looked for, so that each place is looked at once.
struct StepQuestions<Place: Hashable, Question> {
    /// What a step asks, and its own place among the steps of its lineage.
    typealias Asked = (place: Place, step: Int, question: Question)

    private let lineages: [Lineage]
    private var steps: [[Lineage.Step]]
    private var asked: [Place: [(lineage: Int, step: Int, question: Question)]] = [:]

    /// - Parameter questions: those of a lineage's steps.
    init(of lineages: [Lineage], _ questions: ([Lineage.Step]) -> [Asked]) {
        self.lineages = lineages
        steps = lineages.map(\.steps)
        for (lineage, own) in steps.enumerated() {
            for (place, step, question) in questions(own) {
                asked[place, default: []].append((lineage, step, question))
            }
        }
    }

    /// Where something is asked, in no order.
    var places: [Place] { Array(asked.keys) }

    /// Answers what is asked at a place, all of it at once.
    ///
    /// - Parameters:
    ///   - answers: one to each of the questions, in their order; `nil` where there is none.
    ///   - tell: notes an answer in the step that asked.
    mutating func answer<Answer>(
        at place: Place, _ answers: ([Question]) throws -> [Answer?],
        tell: (Answer, inout Lineage.Step) -> Void
    ) rethrows {
        guard let asked = asked[place] else { return }
        let answers = try answers(asked.map(\.question))
        for (question, answer) in zip(asked, answers) {
            if let answer { tell(answer, &steps[question.lineage][question.step]) }
        }
    }

    /// The lineages with what their steps were told.
    var answered: [Lineage] { zip(lineages, steps).map { Lineage(id: $0.id, steps: $1) } }
}
