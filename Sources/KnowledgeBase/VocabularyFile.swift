import Foundation
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
    static func path(beside database: String) -> String { database + ".topics.yaml" }

    /// The program's vocabulary with what the file beside a database adds.
    ///
    /// - Throws: `Problem` that names the file, and the line where there is one.
    static func vocabulary(beside database: String) throws -> TopicVocabulary {
        let path = path(beside: database)
        guard FileManager.default.fileExists(atPath: path) else { return try .bundled() }
        let text: String
        do {
            text = try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw Problem(
                .inputOutput, "cannot read the vocabulary of topics", at: path,
                next: "check that the file is UTF-8 text, and its permissions")
        }
        return try .bundled(with: text, file: path)
    }
}
