import HIGModel
import HIGParsing

/// What must hold of any text in a file that extends the vocabulary of topics.
struct Extending {
    private let bundled: TopicVocabulary

    init() throws { bundled = try TopicVocabulary.bundled() }

    func check(_ text: String) throws {
        let vocabulary: TopicVocabulary
        do {
            vocabulary = try TopicVocabulary.bundled(with: text, file: "a.yaml")
        } catch let problem as Problem {
            try require(problem.kind == .badData, "a text that is no vocabulary is no \(problem.kind): \(problem)")
            return try require(problem.place?.hasPrefix("a.yaml") == true, "a mistake has a place: \(problem)")
        }
        try require(
            bundled.topics.values.allSatisfy { topic in
                vocabulary.topics[topic.slug].map { $0.aliases.starts(with: topic.aliases) } ?? false
            }, "an addition takes nothing away")
    }
}
