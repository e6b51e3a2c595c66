import HIGModel

/// A file with the edition that it is of, as its header, its folders, its text and the user say.
struct IdentifiedFile {
    let file: InputFile
    let edition: Edition
    let input: SourceInput
    /// Whether nothing says of which edition it is.
    let isGuess: Bool

    private init(_ file: InputFile, of edition: Edition, input: SourceInput, isGuess: Bool) {
        self.file = file
        self.edition = edition
        self.input = input
        self.isGuess = isGuess
    }

    /// - Parameter override: the user's word, which goes before what the file says.
    /// - Throws: `Problem` where it is empty or not UTF-8 or not of its format, or where its header is damaged or contradicts
    ///   its folder or its name; `PassedOver` where it is no document of any edition.
    init(_ file: InputFile, override: EditionOverride) throws {
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
        if header == nil, !format.isPage, file.named == nil, let number = file.chunkNumber {
            throw Problem(
                .badData, "the file name says chunk \(number), but there is no chunk header", at: "\(file.path):1",
                next: "restore the header, or rename the file if it is not a chunk")
        }
        let folder = file.folderTitle
        let named = header == nil ? file.nameTitle : nil
        let printed = header.map { EditionTitle($0.document) }
        var title = printed ?? named ?? folder ?? IdentifiedFile.ownTitle(of: file, text)
        if let header, let printed {
            if file.named == nil {
                try IdentifiedFile.checkAgreement(of: header, titled: printed, with: file, folder: folder)
            }
            if let date = folder?.date { title = printed.dated(date) }
        }
        let found = title?.edition ?? IdentifiedFile.webEdition
        let edition = override.applied(to: file.named?.applied(to: found) ?? found)
        let isDocument = header == nil && !format.isPage && title != nil
        let source = Source(
            edition: edition.id, file: file.path, document: header?.document ?? edition.title, chunk: header?.number,
            format: header == nil ? format : .markdown, digest: digest(bytes),
            isWhole: isDocument && (file.isFullDocument || named != nil))
        self.init(
            file, of: edition, input: SourceInput(source: source, text: text, page: page),
            isGuess: title == nil && file.named == nil && override.isEmpty)
    }

    /// A whole document is of the edition of the chunks beside it, whatever its folder is called.
    func settled(beside chunks: ChunkFolders) -> IdentifiedFile {
        let source = input.source
        guard file.isFullDocument, source.chunk == nil, !source.format.isPage,
            let edition = chunks.edition(beside: file), let text = input.text
        else { return self }
        let settled = Source(
            edition: edition.id, file: source.file, document: edition.title, chunk: nil, format: source.format,
            digest: source.digest, isWhole: true)
        return IdentifiedFile(file, of: edition, input: SourceInput(source: settled, text: text), isGuess: false)
    }

    /// Whether it is a page of mere text: front matter and markup are what web pages come with.
    var isPlain: Bool { !input.source.format.isPage && input.text.flatMap(FrontMatter.init) == nil }

    /// What a whole document is headed, where neither its name nor its folder's says what it is.
    private static func ownTitle(of file: InputFile, _ text: SourceText) -> EditionTitle? {
        guard file.isFullDocument else { return nil }
        let heading = (1...min(10, text.lineCount)).lazy.map { text.string(ofLine: $0) }.first { $0.hasPrefix("# ") }
        let title = heading.map { EditionTitle(HeadingText.plain(String($0.dropFirst(2)).trimmed)) }
        return title.flatMap { $0.namesDocument ? $0 : nil }
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
        if let named = file.chunkNumber, named != header.number {
            throw Problem(
                .badData, "the header says chunk \(header.number), the file name \(named)", at: "\(file.path):1",
                next: "rename the file, or restore its header")
        }
    }
}
