import ConcurrentWork
import HIGModel

/// An edition and the files of one ingest that belong to it.
public struct EditionInput: Sendable {
    /// The edition that the files are of.
    public let edition: Edition
    /// By chunk number, then by file.
    public let sources: [SourceInput]
    /// Whether the user or a manifest said which edition it is; that goes before what is known of it.
    public let isNamed: Bool
    /// Whether its pages are taken for those of today's guidelines though nothing says so, and none of them as much as
    /// names the publisher.
    public let isGuess: Bool

    /// Whose page it may be, as its title says: the only page of a guess, headed "Buttons – Gate Design".
    public var otherHouse: String? { isGuess && sources.count == 1 ? sources.first?.houseInTitle : nil }

    /// Whether it counts as the Macintosh's though its title names no series, and may be another publisher's.
    public var guessesSeries: Bool {
        !isNamed && edition.series == [.mac] && EditionTitle(edition.title).guessesSeries
    }
}

extension EditionInput {
    /// Sorts files into editions by their chunk headers, their folders and the user's word.
    ///
    /// Left out are files that are empty or not UTF-8 or not of their format, whose header is damaged or contradicts
    /// folder or name, the later of two that claim the same chunk with different text, and chunks of a second document
    /// that would seem to be of the same edition.
    public static func assignment(of files: [InputFile], override: EditionOverride) -> Assignment {
        let identified = files.concurrentMap { file in
            Result { try identify(file, override: override) }
        }
        let (chunks, collections) = folders(of: files, identified)
        var filing = EditionFiling(isOverridden: !override.isEmpty)
        for (file, result) in zip(files, identified) {
            do {
                let found = settled(try result.get(), file, beside: chunks)
                if found.isGuess, file.isFound, collections.hold(file), isPlain(found.input) {
                    throw PassedOver.unfiled
                }
                try filing.take(found, file)
            } catch PassedOver.foreignJSON where !file.isFound {
                filing.leftOut.append(DocCDocument.foreign(file.path))
            } catch let reason as PassedOver {
                filing.passedOver[reason, default: []].append(file.path)
            } catch {
                filing.leftOut.append(error as? Problem ?? Problem(.defect, "\(error)", at: file.path))
            }
        }
        return filing.assignment()
    }

    /// Which editions the chunks in each folder are of, and which folders lie above those of editions.
    private static func folders(
        of files: [InputFile], _ identified: [Result<Identified, any Error>]
    ) -> (ChunkFolders, CollectionFolders) {
        var chunks = ChunkFolders()
        var collections = CollectionFolders()
        for (file, result) in zip(files, identified) {
            switch result {
            case .success(let found):
                if found.input.source.chunk != nil { chunks.note(file, of: found.edition) }
                // Whoever writes a manifest knows what lies above its folder.
                if !found.isGuess, file.named == nil { collections.note(file) }
            case .failure(let error):
                if error as? PassedOver == .excerpt { collections.note(file) }
            }
        }
        return (chunks, collections)
    }

    /// Whether a page is mere text: front matter and markup are what web pages come with.
    private static func isPlain(_ input: SourceInput) -> Bool {
        !input.source.format.isPage && input.text.flatMap(FrontMatter.init) == nil
    }

    /// A file with the edition that it is of, and whether that is only a guess.
    typealias Identified = (edition: Edition, input: SourceInput, isGuess: Bool)

    /// A whole document is of the edition of the chunks beside it, whatever its folder is called.
    private static func settled(_ found: Identified, _ file: InputFile, beside chunks: ChunkFolders) -> Identified {
        let source = found.input.source
        guard isFullDocument(file), source.chunk == nil, !source.format.isPage,
            let edition = chunks.edition(beside: file), let text = found.input.text
        else { return found }
        let settled = Source(
            edition: edition.id, file: source.file, document: edition.title, chunk: nil, format: source.format,
            digest: source.digest, isWhole: true)
        return (edition, SourceInput(source: settled, text: text), false)
    }

    private static func identify(_ file: InputFile, override: EditionOverride) throws -> Identified {
        guard file.bytes.contains(where: { $0 > UInt8(ascii: " ") }) else {
            throw Problem(.badData, "the file is empty", at: file.path, next: "leave it out, or fetch it again")
        }
        let bytes = PageEncoding.utf8(of: file)
        let text = try SourceText(bytes: bytes, file: file.path)
        let format = file.path == Corpus.standardInputName ? SourceFormat(opening: text) : SourceFormat(file: file.path)
        let header = format.isPage ? nil : try ChunkHeader(text, file: file.path)
        // A page that cannot be read is found out before anything is written.
        let page = format.isPage ? try format.read(text, file: file.path) : nil
        if header == nil, !format.isPage, file.isFound, FrontMatter(text)?.isOfExcerpt == true {
            throw PassedOver.excerpt
        }
        if header == nil, !format.isPage, file.named == nil, let number = chunkNumber(inName: file.path) {
            throw Problem(
                .badData, "the file name says chunk \(number), but there is no chunk header", at: "\(file.path):1",
                next: "restore the header, or rename the file if it is not a chunk")
        }
        let folder = folderTitle(of: file)
        let printed = header.map { EditionTitle($0.document) }
        var title = printed ?? fileTitle(of: file) ?? folder ?? ownTitle(of: file, text)
        if let header, let printed {
            if file.named == nil { try checkAgreement(of: header, titled: printed, with: file, folder: folder) }
            if let date = folder?.date { title = printed.dated(date) }
        }
        let found = title?.edition ?? webEdition
        let edition = override.applied(to: file.named?.applied(to: found) ?? found)
        let isDocument = header == nil && !format.isPage && title != nil
        let source = Source(
            edition: edition.id, file: file.path, document: header?.document ?? edition.title, chunk: header?.number,
            format: header == nil ? format : .markdown, digest: digest(bytes),
            isWhole: isDocument && (isFullDocument(file) || fileTitle(of: file) != nil))
        let isGuess = title == nil && file.named == nil && override.isEmpty
        return (edition, SourceInput(source: source, text: text, page: page), isGuess)
    }

    /// Whether a page's name, its folder's or its text says that it is Apple's of today.
    static func saysWhose(_ file: InputFile) -> Bool {
        (file.folders + [file.path.lastPathPart]).contains { $0.hasPrefix(Edition.currentID) }
            || ["Apple", "apple.com"].contains { file.bytes.firstRange(of: Array($0.utf8)) != nil }
    }

    /// What the folders around a file say of its edition: the innermost one with a date, else, for the parts of a
    /// document, the one that holds them.
    ///
    /// The archive's older layout has its editions, or their files, under `docs/`.
    private static func folderTitle(of file: InputFile) -> EditionTitle? {
        let folders = file.folders.filter { !["chunks", "docs"].contains($0.lowercased()) }
        let dated = folders.prefix(2).lazy.map { EditionTitle($0) }.first { $0.date != nil && $0.namesGuidelines }
        if let dated { return dated }
        guard isFullDocument(file), let title = folders.first.map({ EditionTitle($0) }) else { return nil }
        return title.namesDocument || title.namesSystem ? title : nil
    }

    /// A document on its own may bear date and title in its name: `2010-03 iPhone Human Interface Guidelines.md`.
    private static func fileTitle(of file: InputFile) -> EditionTitle? {
        let title = EditionTitle(file.path.lastPathPart)
        return title.date != nil && title.namesDocument ? title : nil
    }

    /// What a whole document is headed, where neither its name nor its folder's says what it is.
    private static func ownTitle(of file: InputFile, _ text: SourceText) -> EditionTitle? {
        guard isFullDocument(file) else { return nil }
        let heading = (1...min(10, text.lineCount)).lazy.map { text.string(ofLine: $0) }.first { $0.hasPrefix("# ") }
        let title = heading.map { EditionTitle(HeadingText.plain(String($0.dropFirst(2)).trimmed)) }
        return title.flatMap { $0.namesDocument ? $0 : nil }
    }

    private static func isFullDocument(_ file: InputFile) -> Bool {
        let stem = file.path.lastPathPart.prefix { $0 != "." }.lowercased()
        return stem == "full_document" || stem == "full-document"
    }

    private static var webEdition: Edition {
        Edition(id: Edition.currentID, title: "Human Interface Guidelines (web)", date: nil, series: [.ios, .mac])
    }

    /// A chunk that lies in another edition's folder, or under another chunk's name, was filed wrongly or altered.
    private static func checkAgreement(
        of header: ChunkHeader, titled title: EditionTitle, with file: InputFile, folder: EditionTitle?
    ) throws {
        if let folder, folder.contradicts(title) {
            throw Problem(
                .badData, "the header names \(title.edition.id), the folder \(folder.edition.id)", at: "\(file.path):1",
                next: "move the file to its edition's folder, or say which it is with --edition")
        }
        if let named = chunkNumber(inName: file.path), named != header.number {
            throw Problem(
                .badData, "the header says chunk \(header.number), the file name \(named)", at: "\(file.path):1",
                next: "rename the file, or restore its header")
        }
    }

    /// `chunk_105.md` and `ios-2011-chunk-105.md` say 105.
    private static func chunkNumber(inName path: String) -> Int? {
        let words = path.lastPathPart.parts(between: "-", "_", ".", " ").map { $0.lowercased() }
        guard let index = words.lastIndex(of: "chunk"), index + 1 < words.count else { return nil }
        return Int(words[index + 1])
    }

    /// The sources in order, each chunk and each text once.
    ///
    /// - Throws: `Problem` when two claim the same chunk with different text.
    public static func settled(_ sources: [SourceInput]) throws -> [SourceInput] {
        let (settled, refused) = sorted(sources)
        if let problem = refused.first { throw problem }
        return settled
    }

    /// The same, with those that claim what another has claimed already.
    static func sorted(_ sources: [SourceInput]) -> (settled: [SourceInput], refused: [Problem]) {
        var refused: [Problem] = []
        var byPlace: [String: SourceInput] = [:]
        var seen: Set<String> = []
        var settled: [SourceInput] = []
        // What has a name is cited by it, rather than as standard input.
        let named = sources.filter { $0.source.file != Corpus.standardInputName }
        let unnamed = sources.filter { $0.source.file == Corpus.standardInputName }
        for input in named.sorted(by: { $0.source.isBefore($1.source) }) + unnamed {
            let source = input.source
            let place = source.place
            if let other = byPlace[place], other.source.digest != source.digest {
                refused.append(
                    Problem(
                        .badData,
                        "\(other.source.file) claims \(place) of \(source.edition) too, with different text",
                        at: source.file, next: "keep one of them, or name the edition of the other with --edition"))
                continue
            }
            byPlace[place] = input
            if seen.insert(source.digest).inserted { settled.append(input) }
        }
        return (settled.sorted { $0.source.isBefore($1.source) }, refused)
    }
}
