import Foundation
import HIGModel
import HIGText

/// A catalog as `higkb export catalog` writes it, read back: editions with their rules, and the links between them.
///
/// The documents themselves are not in a catalog, and what follows from the links (lineages, earlier ids, removals) is
/// made anew, so a catalog that was changed by hand cannot contradict itself.
public struct CatalogFile: Sendable {
    /// A source with what was read from it.
    public struct SourcePart: Sendable {
        /// The source, without its bytes.
        public let source: Source
        /// In the catalog's order.
        public internal(set) var rules: [Rule] = []
        /// In the catalog's order.
        public internal(set) var changeLog: [ChangeLogEntry] = []
    }

    /// An edition with the sources and rules that the catalog holds of it.
    public struct EditionPart: Sendable {
        /// The edition, as the catalog names it.
        public let edition: Edition
        /// In the catalog's order.
        public internal(set) var sources: [SourcePart]
    }

    /// The file's name, for messages.
    public let name: String
    /// In the catalog's order.
    public private(set) var editions: [EditionPart] = []
    /// In the catalog's order; both rules of each are in it.
    public private(set) var links: [Link] = []
    /// In the catalog's order, as they were called where it was made.
    public private(set) var topics: [Topic] = []
    /// Whether it is a part of what was held, so that links past the editions left out are not in it.
    public private(set) var isSelection = false

    /// The newest version of the format that can be read; older ones lack members that may be absent.
    static let newestVersion = FormatVersion.newest

    /// Whether bytes are a catalog and no document: by the first line, in whatever order its members stand and with any
    /// spaces between them, as other programs write it.
    public static func opens(_ bytes: some Collection<UInt8>) -> Bool {
        let text = bytes.withoutByteOrderMark
        guard text.first == UInt8(ascii: "{") else { return false }
        let line = text.prefix(10_000).prefix { $0 != UInt8(ascii: "\n") }.filter { $0 > UInt8(ascii: " ") }
        return line.firstRange(of: Array("\"kind\":\"catalog\"".utf8)) != nil
    }

    /// - Throws: `Problem` that names file and line when the catalog is damaged, cut short, made by a newer program,
    ///   or limited to a topic.
    public init(bytes: [UInt8], name: String) throws {
        self.name = name
        let decoder = JSONDecoder()
        var tally = CatalogTally()
        var promised: Head.Counts?
        let lines = bytes.withoutByteOrderMark.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let place = "\(name):\(index + 1)"
            do {
                let data = Data(line)
                if promised == nil {
                    try CatalogFile.refuseNewer(try decoder.decode(Version.self, from: data).version, at: place)
                    let head = try decoder.decode(Head.self, from: data)
                    promised = try CatalogFile.counts(of: head, at: place)
                    isSelection = head.editions != nil
                    continue
                }
                switch try decoder.decode(Kind.self, from: data).kind {
                case "edition": try add(try decoder.decode(EditionLine.self, from: data), &tally, at: place)
                case "source": try add(try decoder.decode(SourceLine.self, from: data), &tally, at: place)
                case "rule": try add(try decoder.decode(RuleLine.self, from: data), &tally, at: place)
                case "change-log": try add(try decoder.decode(ChangeLogLine.self, from: data), tally, at: place)
                case "link": try add(try decoder.decode(LinkLine.self, from: data), &tally, at: place)
                case "lineage": tally.lineages += 1
                case "topic": add(try decoder.decode(TopicLine.self, from: data))
                default: break  // what newer programs add
                }
            } catch let error as DecodingError {
                throw CatalogFile.damage(CatalogFile.words(error), at: place)
            }
        }
        guard let promised else { throw CatalogFile.damage("the catalog is empty", at: name) }
        try tally.check(against: promised, name: name)
    }

    private static func refuseNewer(_ version: Int, at place: String) throws {
        guard version >= 1 else { throw damage("there is no format \(version)", at: place) }
        guard version > newestVersion else { return }
        throw Problem(
            .badData, "the catalog was made by a newer higkb (format \(version); this reads \(newestVersion))",
            at: place, next: "update higkb")
    }

    private static func counts(of head: Head, at place: String) throws -> Head.Counts {
        guard head.topic == nil else {
            throw Problem(
                .badData, "the catalog holds one topic alone, so nothing could be told of what it lacks", at: place,
                next: "export it without --topic")
        }
        return head.counts
    }

    // MARK: Lines

    private mutating func add(_ line: EditionLine, _ tally: inout CatalogTally, at place: String) throws {
        let date = try CatalogFile.date(line.date, at: place)
        guard ([line.id] + line.series).allSatisfy(EditionOverride.isName) else {
            throw CatalogFile.damage("an edition or series cannot be called so", at: place)
        }
        if let word = ([line.id] + line.series).first(where: Edition.isReserved) {
            throw Problem(
                .badData,
                "the catalog calls an edition or a series \(word): questions mean another by this word, the first or the newest",
                at: place, next: "call it otherwise where the catalog was made, such as pad-1991 of the series pad")
        }
        guard !line.series.isEmpty, tally.editions[line.id] == nil else {
            throw CatalogFile.damage("the edition has no series, or stands here twice", at: place)
        }
        let edition = Edition(
            id: line.id, title: line.title, date: date, series: line.series.map(Series.init(rawValue:)))
        tally.editions[line.id] = edition
        editions.append(EditionPart(edition: edition, sources: []))
    }

    private mutating func add(_ line: TopicLine) {
        topics.append(Topic(slug: line.slug, title: line.title, aliases: line.aliases, parent: line.parent))
    }

    /// Whether a text can be a SHA-256: 64 digits of base 16.
    private static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { $0.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
    }

    private static func date(_ text: String?, at place: String) throws -> PartialDate? {
        guard let text else { return nil }
        guard let date = PartialDate(text) else { throw damage("\(text.abridged) is no date", at: place) }
        return date
    }

    private mutating func add(_ line: SourceLine, _ tally: inout CatalogTally, at place: String) throws {
        guard let last = editions.indices.last, editions[last].edition.id == line.edition,
            let format = SourceFormat(rawValue: line.format), tally.files[[line.edition, line.file]] == nil
        else { throw CatalogFile.damage("the source belongs to no edition above, or stands here twice", at: place) }
        if let chunk = line.chunk {
            guard ChunkHeader.numbers.contains(chunk), tally.chunks.insert([line.edition, String(chunk)]).inserted
            else {
                throw CatalogFile.damage("the source's chunk number is none, or stands here twice", at: place)
            }
        }
        guard CatalogFile.isDigest(line.digest) else {
            throw CatalogFile.damage("the source's digest is none", at: place)
        }
        tally.files[[line.edition, line.file]] = editions[last].sources.count
        editions[last].sources.append(
            SourcePart(
                source: Source(
                    edition: line.edition, file: line.file, document: line.document, chunk: line.chunk, format: format,
                    digest: line.digest, isWhole: line.whole)))
    }

    private mutating func add(_ line: RuleLine, _ tally: inout CatalogTally, at place: String) throws {
        guard let last = editions.indices.last, editions[last].edition.id == line.edition,
            let source = tally.files[[line.edition, line.source.file]]
        else { throw CatalogFile.damage("the rule's edition and file are not those above", at: place) }
        let rule = try line.rule(series: editions[last].edition.series, at: place)
        guard tally.rules.insert(rule.id).inserted else {
            throw CatalogFile.damage("the rule stands here twice", at: place)
        }
        guard rule.digest == digest(rule.digestedText.utf8) else {
            throw CatalogFile.damage("the rule's words are not those that its digest was made of", at: place)
        }
        editions[last].sources[source].rules.append(rule)
    }

    private mutating func add(_ line: ChangeLogLine, _ tally: CatalogTally, at place: String) throws {
        guard let last = editions.indices.last, editions[last].edition.id == line.edition,
            let source = tally.files[[line.edition, line.source.file]]
        else { throw CatalogFile.damage("the entry's edition and file are not those above", at: place) }
        editions[last].sources[source].changeLog.append(
            ChangeLogEntry(
                edition: line.edition, date: try CatalogFile.date(line.date, at: place), written: line.written,
                text: line.text, topics: line.topics, source: try line.source.citation(at: place)))
    }

    private mutating func add(_ line: LinkLine, _ tally: inout CatalogTally, at place: String) throws {
        guard tally.rules.contains(line.from), tally.rules.contains(line.to) else {
            throw CatalogFile.damage("the link leads to a rule that is not in the catalog", at: place)
        }
        guard let older = tally.edition(ofRule: line.from), let newer = tally.edition(ofRule: line.to), older < newer
        else {
            throw CatalogFile.damage("the link does not lead from an edition to a newer one", at: place)
        }
        guard let bond = Link.Bond(rawValue: line.bond), (0...1).contains(line.confidence) else {
            throw CatalogFile.damage("the link has no such bond, or a confidence that is none", at: place)
        }
        guard [line.evidence.statements, line.evidence.texts].allSatisfy((0...1).contains) else {
            throw CatalogFile.damage("the link's evidence is no share", at: place)
        }
        tally.links += 1
        links.append(
            Link(
                from: line.from, to: line.to, bond: bond, confidence: line.confidence,
                evidence: Evidence(
                    statements: line.evidence.statements, texts: line.evidence.texts,
                    sharedWords: line.evidence.sharedWords, sameTopic: line.evidence.sameTopic,
                    neighbours: line.evidence.neighbours, pinned: line.evidence.pinned ?? false)))
    }

    // MARK: Damage

    static func damage(_ what: String, at place: String) -> Problem {
        Problem(.badData, "damaged catalog: \(what)", at: place, next: "export it again: higkb export catalog")
    }

    private static func words(_ error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, _): "\(key.stringValue) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")) is of another kind"
        case .dataCorrupted: "the line is no JSON"
        @unknown default: "the line cannot be read"
        }
    }
}

/// What has been read, to be held against what the head promised.
private struct CatalogTally {
    /// By id.
    var editions: [String: Edition] = [:]
    /// The places of sources in their editions, by edition and file.
    var files: [[String]: Int] = [:]
    var chunks: Set<[String]> = []
    var rules: Set<String> = []
    var links = 0
    var lineages = 0

    func edition(ofRule id: String) -> Edition? { editions[RuleID(id).edition] }

    func check(against head: CatalogFile.Head.Counts, name: String) throws {
        let pairs = [
            (files.count, head.sources, "source"), (rules.count, head.rules, "rule"), (links, head.links, "link"),
            (lineages, head.lineages, "lineage"),
        ]
        for (found, promised, noun) in pairs where found != promised {
            throw CatalogFile.damage(
                "it holds \(counted(found, noun)) where its first line says \(promised)", at: name)
        }
    }
}
