import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("What steps of lineages ask")
struct StepQuestionsTests {
    private let lineages = [("bell", ["1990", "1992"]), ("lamp", ["1990"])].map { id, editions in
        Lineage(
            id: id,
            steps: editions.map {
                let edition = Edition(id: $0, title: $0, date: PartialDate($0), series: [.ios])
                return Lineage.Step(edition: edition, rules: [], change: nil, note: .removed)
            })
    }

    /// Each step asks in its own edition for its lineage's name and the edition's.
    private func questions() -> StepQuestions<String, String> {
        StepQuestions(of: lineages) { steps in
            steps.enumerated().map { (place: $1.edition.id, step: $0, question: "\(steps.count) \($1.edition.id)") }
        }
    }

    private func words(_ file: String) -> Change.SameWords {
        Change.SameWords(
            role: .body, rule: nil,
            source: Citation(document: "", file: file, chunk: nil, pages: nil, lines: 1...1))
    }

    private func told(_ asked: StepQuestions<String, String>) -> [[String?]] {
        asked.answered.map { $0.steps.map { $0.sameWords?.source.file } }
    }

    @Test("is asked once a place, and each answer reaches the step that asked")
    func answers() {
        var asked = questions()
        #expect(Set(asked.places) == ["1990", "1992"])
        asked.answer(at: "1990") { questions in
            questions.map { words($0) }
        } tell: { words, step in
            step.sameWords = words
        }
        #expect(told(asked) == [["2 1990", nil], ["1 1990"]])
        #expect(asked.answered.map(\.id) == ["bell", "lamp"])
    }

    @Test("stays open where there is no answer, and where nobody looks")
    func open() {
        var asked = questions()
        asked.answer(at: "1990") { questions in
            questions.map { $0.hasPrefix("1") ? words($0) : nil }
        } tell: { words, step in
            step.sameWords = words
        }
        asked.answer(at: "1991") {
            $0.map { words($0) }
        } tell: { words, step in
            step.sameWords = words
        }
        #expect(told(asked) == [[nil, nil], ["1 1990"]])
    }
}
