import HIGModel
import HIGParsing

/// The file beside a database in which its users extend the vocabulary of topics.
///
/// It is written as `Sources/HIGParsing/Vocabulary/topics.yaml` is:
///
/// ```yaml
/// controls:
///   toolbar: [ribbon]
///   knob: [rotary knob, dial]
/// ```
enum VocabularyFile {
    static func path(beside database: String) -> String {
        CompanionFile.path(beside: database, ending: ".topics.yaml")
    }

    /// The program's vocabulary with what the file beside a database adds.
    ///
    /// - Throws: `Problem` that names the file, and the line where there is one.
    static func vocabulary(beside database: String) throws -> TopicVocabulary {
        let path = path(beside: database)
        guard let text = try CompanionFile.text(at: path, called: "the vocabulary of topics") else {
            return try .bundled()
        }
        return try .bundled(with: text, file: path)
    }
}
