import Foundation
import HIGModel
import HIGParsing

/// Documents found and sorted into editions, not yet in any knowledge base.
///
/// Made before the database is opened, so that bad input leaves no trace.
public struct Intake: Sendable {
    let editions: [EditionInput]
    let catalogs: [CatalogFile]
    let override: EditionOverride
    let warnings: [String]

    /// - Parameters:
    ///   - paths: files or folders; `-` stands for standard input.
    ///   - edition, series, title, date: what the user says of the edition, before what the sources say.
    ///   - limit: the size in bytes over which a file is refused.
    ///   - standardInput: asked for its bytes at most once.
    /// - Throws: `Problem` that names the file, and the line where there is one.
    public init(
        paths: [String], edition: String? = nil, series: String? = nil, title: String? = nil, date: String? = nil,
        limit: Int = Intake.defaultLimit, standardInput: () throws -> [UInt8] = Intake.readStandardInput
    ) throws {
        override = try EditionOverride(id: edition, series: series, title: title, date: date)
        let corpus = try Corpus(at: paths, limit: limit, standardInput: standardInput)
        catalogs = try Intake.catalogs(in: corpus.files, override: override)
        editions = try EditionInput.assign(
            corpus.files.filter { !CatalogFile.opens($0.bytes) }, override: override)
        warnings = corpus.warnings + editions.map(\.edition).compactMap(Intake.undatedWarning)
    }

    /// The catalogs among the files. They say themselves which editions they hold.
    private static func catalogs(in files: [InputFile], override: EditionOverride) throws -> [CatalogFile] {
        try files.filter { CatalogFile.opens($0.bytes) }.map { file in
            guard override.isEmpty else {
                throw Problem(
                    .usage, "a catalog says itself which editions it holds", at: file.path,
                    next: "leave out --edition, --series, --title and --date")
            }
            return try CatalogFile(bytes: file.bytes, name: file.path)
        }
    }

    /// What an edition that is held already becomes: as the user says now, else as a manifest does, else as it was.
    func edition(_ input: EditionInput, held: Edition, merge: SourceMerge) -> Edition {
        if !override.isEmpty { return override.applied(to: held) }
        return input.isNamed ? input.edition : merge.titled(held, as: input)
    }

    /// The size in bytes over which a file is refused unless the user says otherwise.
    public static let defaultLimit = Corpus.defaultLimit

    private static func undatedWarning(for edition: Edition) -> String? {
        guard edition.date == nil, edition.id != Edition.currentID else { return nil }
        return "\(edition.id) has no date and comes last in its series: date it with --date, or in a higkb.yaml"
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
