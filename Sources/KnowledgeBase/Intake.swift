import Foundation
import HIGModel
import HIGParsing

/// Documents found and sorted into editions, not yet in any knowledge base.
///
/// Made before the database is opened, so that bad input leaves no trace.
public struct Intake: Sendable {
    let editions: [EditionInput]
    let override: EditionOverride

    /// - Parameters:
    ///   - paths: files or folders; `-` stands for standard input.
    ///   - edition, series, title, date: what the user says of the edition, before what the sources say.
    ///   - standardInput: asked for its bytes at most once.
    /// - Throws: `Problem` that names the file, and the line where there is one.
    public init(
        paths: [String], edition: String? = nil, series: String? = nil, title: String? = nil, date: String? = nil,
        standardInput: () throws -> [UInt8] = Intake.readStandardInput
    ) throws {
        override = try EditionOverride(id: edition, series: series, title: title, date: date)
        editions = try EditionInput.assign(Corpus.files(at: paths, standardInput: standardInput), override: override)
    }

    /// All of standard input.
    public static func readStandardInput() throws -> [UInt8] {
        do {
            return [UInt8](try FileHandle.standardInput.readToEnd() ?? Data())
        } catch {
            throw Problem(
                .inputOutput, "cannot read standard input",
                next: "pipe a document in, or name a file: higkb ingest FILE")
        }
    }
}
