import HIGModel
import HIGParsing
import HIGText

/// Documents found and sorted into editions, not yet in any knowledge base.
///
/// Made before the database is opened, so that bad input leaves no trace.
public struct Intake: Sendable {
    let editions: [EditionInput]
    let catalogs: [CatalogFile]
    let override: EditionOverride
    let warnings: [String]
    let leftOut: [Problem]

    /// - Parameters:
    ///   - paths: files or folders; `-` stands for standard input.
    ///   - edition, series, title, date: what the user says of the edition, before what the sources say.
    ///   - limit: the size in bytes over which a file is refused.
    ///   - keepGoing: whether what cannot be read or filed is left out; otherwise it is an error.
    ///   - standardInput: asked for its bytes at most once; `nil` is the process's own, within the limit.
    /// - Throws: `Problem` that names the file, and the line where there is one.
    public init(
        paths: [String], edition: String? = nil, series: String? = nil, title: String? = nil, date: String? = nil,
        limit: Int = Intake.defaultLimit, keepGoing: Bool = false,
        standardInput: (() throws -> [UInt8])? = nil
    ) throws {
        override = try EditionOverride(id: edition, series: series, title: title, date: date)
        let corpus = try Corpus(at: paths, limit: limit, standardInput: standardInput)
        if let problem = corpus.leftOut.first, !keepGoing { throw problem }
        catalogs = try Intake.catalogs(in: corpus.files, override: override)
        let documents = corpus.files.filter { !CatalogFile.opens($0.bytes) }
        let assignment = Assignment(of: documents, override: override)
        leftOut = corpus.leftOut + assignment.leftOut
        editions = assignment.editions
        let isEmpty = editions.isEmpty && catalogs.isEmpty
        if let problem = leftOut.first, !keepGoing || isEmpty { throw problem }
        guard !isEmpty else { throw Intake.noDocuments(in: paths, passedOver: assignment.passedOver) }
        warnings =
            corpus.warnings + Intake.passedOverWarnings(assignment.passedOver)
            + editions.compactMap(Intake.guessWarning) + Intake.seriesWarnings(editions)
            + Intake.undatedWarnings(editions.map(\.edition))
    }

    /// One for each reason.
    private static func passedOverWarnings(_ files: [PassedOver: [String]]) -> [String] {
        PassedOver.allCases.compactMap { reason in
            guard let files = files[reason] else { return nil }
            return switch reason {
            case .foreignJSON:
                "\(firstOf(files)): JSON, but no page that Apple's DocC has rendered and no catalog, passed over"
            case .excerpt: "\(firstOf(files)): pieces of other files, as their front matter says, passed over"
            case .unfiled:
                "\(firstOf(files)): above the folders of editions, and nothing says of which they are, passed over: "
                    + "name them themselves, with --edition, or in a higkb.yaml"
            }
        }
    }

    private static func noDocuments(in paths: [String], passedOver: [PassedOver: [String]]) -> Problem {
        if let files = passedOver[.excerpt] {
            return Problem(
                .inputMissing, "no documents, only pieces of other files (\(counted(files.count, "file")))",
                at: paths.first, next: "give the folder of the files that they are pieces of")
        }
        let count = passedOver[.foreignJSON, default: []].count
        return Problem(
            .inputMissing,
            "no documents, only JSON that is no page of Apple's DocC and no catalog (\(counted(count, "file")))",
            at: paths.first, next: "give the path of a document, or of a folder that holds some")
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

    /// "a.md and 3 more".
    private static func firstOf(_ files: [String]) -> String {
        (files.first ?? "") + (files.count > 1 ? " and \(files.count - 1) more" : "")
    }

    private static func guessWarning(for input: EditionInput) -> String? {
        if let house = input.otherHouse, let file = input.sources.first?.source.file {
            return
                "\(file): its title names \(house.abridged), and nothing says that it is Apple's, as which it counts: name an "
                + "edition with --edition, --series and --title, or in a higkb.yaml"
        }
        // One page is a try, a folder of them may be another publisher's guide.
        guard input.isGuess, input.sources.count > 1 else { return nil }
        return
            "\(firstOf(input.sources.map(\.source.file))): nothing says of which guidelines, so they count as Apple's of "
            + "today: name an edition with --edition, --series and --title, or in a higkb.yaml"
    }

    /// One for all editions whose title names no series.
    private static func seriesWarnings(_ editions: [EditionInput]) -> [String] {
        let guessed = editions.filter(\.guessesSeries).map { "\($0.edition.id) (\($0.edition.title))" }
        guard !guessed.isEmpty else { return [] }
        let (verb, its, them) =
            guessed.count == 1 ? ("counts", "its title names", "it") : ("count", "their titles name", "them")
        return [
            "\(firstOf(guessed)) \(verb) as the Macintosh's because \(its) no known series: put \(them) in another one with "
                + "--series, or in a higkb.yaml"
        ]
    }

    /// One for all editions without a date.
    private static func undatedWarnings(_ editions: [Edition]) -> [String] {
        let undated = editions.filter(\.isOfUnknownDate).map(\.id)
        guard !undated.isEmpty else { return [] }
        let says = undated.count == 1 ? "has no date and comes last in its" : "have no date and come last in their"
        return [
            "\(firstOf(undated)) \(says) series: date \(undated.count == 1 ? "it" : "them") with --date, or in a higkb.yaml"
        ]
    }
}
