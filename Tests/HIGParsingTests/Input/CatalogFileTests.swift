import HIGModel
import Testing

@testable import HIGParsing

@Suite("A catalog that comes in")
struct CatalogFileTests {
    private static let statement = "Keep every lamp round."
    private static let head =
        #"{"kind":"catalog","version":1,"topic":null,"counts":{"sources":1,"rules":1,"links":0,"lineages":1}}"#
    private static let edition = #"{"kind":"edition","id":"pad-1991","title":"Pad","date":"1991","series":["pad"]}"#
    private static let source =
        #"{"kind":"source","edition":"pad-1991","file":"a.md","document":"Pad.pdf","chunk":7,"format":"markdown","digest":"0000000000000000000000000000000000000000000000000000000000000000","whole":false}"#
    private static var rule: String {
        #"{"kind":"rule","id":"pad-1991/lamp/keep","lineage":"lamp/keep","edition":"pad-1991","topic":"lamp","topics":["lamp"],"section":[],"statement":"\#(statement)","body":"","modality":"must","platforms":[],"style":"prose","source":{"document":"Pad.pdf","file":"a.md","chunk":7,"page":null,"lines":[3,3],"continuations":[]},"digest":"\#(digest((statement + "\n\n").utf8))"}"#
    }
    private static let lineage = #"{"kind":"lineage","id":"lamp/keep"}"#

    private func read(_ lines: String...) throws -> CatalogFile {
        try CatalogFile(bytes: Array(lines.joined(separator: "\n").utf8), name: "c.jsonl")
    }

    @Test("gives its editions with their sources and rules")
    func reading() throws {
        let catalog = try read(Self.head, Self.edition, Self.source, Self.rule, Self.lineage, "")
        let part = try #require(catalog.editions.first)
        #expect(part.edition.id == "pad-1991" && part.edition.series == [Series(rawValue: "pad")])
        #expect(part.sources.first?.source.chunk == 7)
        let rule = try #require(part.sources.first?.rules.first)
        #expect(rule.statement == Self.statement && rule.source.lines == 3...3 && rule.series == part.edition.series)
    }

    @Test("is known by its first line, whoever wrote it")
    func opening() {
        #expect(CatalogFile.opens(Array(Self.head.utf8)))
        for head in [#"{"counts": {"rules": 1}, "kind": "catalog"}"#, "\u{FEFF}" + Self.head] {
            #expect(CatalogFile.opens(Array(head.utf8)))
        }
        for other in [#"{"schemaVersion":{}}"#, #"{"kind":"rule"}"# + "\n" + Self.head, "# \"kind\":\"catalog\""] {
            #expect(!CatalogFile.opens(Array(other.utf8)))
        }
    }

    /// A catalog, and what is said of it.
    struct Damage: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let lines: [String]
        let saying: String
    }

    static let damages = [
        Damage(
            testDescription: "cut short", lines: [head, edition, source],
            saying: "c.jsonl: damaged catalog: it holds 0 rules where its first line says 1"),
        Damage(
            testDescription: "cut within a line", lines: [head, edition, String(source.prefix(40))],
            saying: "c.jsonl:3: damaged catalog: the line is no JSON"),
        Damage(
            testDescription: "a member missing", lines: [head, #"{"kind":"edition","id":"x"}"#],
            saying: "c.jsonl:2: damaged catalog: title is missing"),
        Damage(
            testDescription: "a version that there never was",
            lines: [head.replacing("\"version\":1", with: "\"version\":-1")],
            saying: "c.jsonl:1: damaged catalog: there is no format -1"),
        Damage(
            testDescription: "a digest that is none",
            lines: [head, edition, source.replacing("00000000", with: "../../..")],
            saying: "c.jsonl:3: damaged catalog: the source's digest is none"),
        Damage(
            testDescription: "a rule of no edition", lines: [head, rule],
            saying: "c.jsonl:2: damaged catalog: the rule's edition and file are not those above"),
        Damage(
            testDescription: "an edition twice", lines: [head, edition, edition],
            saying: "c.jsonl:3: damaged catalog: the edition has no series, or stands here twice"),
        Damage(
            testDescription: "words changed by hand",
            lines: [head, edition, source, rule.replacing("every lamp", with: "each lamp"), lineage],
            saying: "c.jsonl:4: damaged catalog: the rule's words are not those that its digest was made of"),
        Damage(
            testDescription: "an unknown modality",
            lines: [head, edition, source, rule.replacing("\"must\"", with: "\"shall\"")],
            saying: "c.jsonl:4: damaged catalog: no such modality or style"),
        Damage(
            testDescription: "an id that is markup",
            lines: [head, edition, source, rule.replacing("\"pad-1991/lamp/keep\"", with: "\"pad-1991/lamp/<b>\"")],
            saying: "c.jsonl:4: damaged catalog: the rule's id is not made of its edition, its topic and a slug"),
        Damage(
            testDescription: "lines that are none",
            lines: [head, edition, source, rule.replacing("[3,3]", with: "[3,1]")],
            saying: "c.jsonl:4: damaged catalog: the line numbers are none"),
        Damage(
            testDescription: "pages that are none",
            lines: [head, edition, source, rule.replacing(#""page":null"#, with: #""page":7,"lastPage":7"#)],
            saying: "c.jsonl:4: damaged catalog: the place is none"),
        Damage(
            testDescription: "a date in the change log that is none",
            lines: [
                head, edition, source,
                #"{"kind":"change-log","edition":"pad-1991","date":"soon","written":"Soon","text":"New.","topics":[],"source":{"document":"Pad.pdf","file":"a.md","chunk":7,"page":null,"lines":[5,5],"continuations":[]}}"#,
            ], saying: "c.jsonl:4: damaged catalog: soon is no date"),
        Damage(
            testDescription: "a link to nowhere",
            lines: [
                head, edition, source, rule,
                #"{"kind":"link","from":"pad-1991/lamp/keep","to":"pad-2/x/y","bond":"statement","confidence":1,"evidence":{"statements":1,"texts":1,"sharedWords":[],"sameTopic":true,"neighbours":true}}"#,
            ], saying: "c.jsonl:5: damaged catalog: the link leads to a rule that is not in the catalog"),
        Damage(
            testDescription: "a link that leads back to its own edition",
            lines: [
                head, edition, source, rule,
                #"{"kind":"link","from":"pad-1991/lamp/keep","to":"pad-1991/lamp/keep","bond":"statement","confidence":1,"evidence":{"statements":1,"texts":1,"sharedWords":[],"sameTopic":true,"neighbours":true}}"#,
            ], saying: "c.jsonl:5: damaged catalog: the link does not lead from an edition to a newer one"),
        Damage(
            testDescription: "a chunk before the first",
            lines: [head, edition, source, rule.replacing("\"chunk\":7", with: "\"chunk\":-7")],
            saying: "c.jsonl:4: damaged catalog: the place is none"),
        Damage(
            testDescription: "a last page that no print has",
            lines: [
                head, edition, source,
                rule.replacing(#""page":null"#, with: #""page":7,"lastPage":9223372036854775807"#),
            ], saying: "c.jsonl:4: damaged catalog: the place is none"),
        Damage(
            testDescription: "an edition whose id leads out of a folder",
            lines: [head, edition.replacing("\"pad-1991\"", with: "\"../../pad\"")],
            saying: "c.jsonl:2: damaged catalog: an edition or series cannot be called so"),
        Damage(
            testDescription: "an edition called by a word for the newest",
            lines: [head, edition.replacing("\"pad-1991\"", with: "\"latest\"")],
            saying: "c.jsonl:2: the catalog calls an edition or a series latest: questions mean another by this word, "
                + "the first or the newest"),
        Damage(
            testDescription: "a series called by the word for the first edition",
            lines: [head, edition.replacing("[\"pad\"]", with: "[\"pad\",\"first\"]")],
            saying: "c.jsonl:2: the catalog calls an edition or a series first: questions mean another by this word, "
                + "the first or the newest"),
        Damage(
            testDescription: "a chunk past all numbers",
            lines: [head, edition, source.replacing("\"chunk\":7", with: "\"chunk\":9223372036854775807")],
            saying: "c.jsonl:3: damaged catalog: the source's chunk number is none, or stands here twice"),
        Damage(
            testDescription: "a chunk twice",
            lines: [head, edition, source, source.replacing("\"a.md\"", with: "\"b.md\"")],
            saying: "c.jsonl:4: damaged catalog: the source's chunk number is none, or stands here twice"),
        Damage(
            testDescription: "evidence that is no share",
            lines: [head, edition, source, rule] + [edition, source, rule].map { $0.replacing("1991", with: "1993") }
                + [
                    #"{"kind":"link","from":"pad-1991/lamp/keep","to":"pad-1993/lamp/keep","bond":"statement","confidence":1,"evidence":{"statements":1e300,"texts":1,"sharedWords":[],"sameTopic":true,"neighbours":true}}"#
                ], saying: "c.jsonl:8: damaged catalog: the link's evidence is no share"),
        Damage(
            testDescription: "of a newer program",
            lines: [#"{"kind":"catalog","version":999}"#],
            saying:
                "c.jsonl:1: the catalog was made by a newer higkb (format 999; this reads \(CatalogFile.newestVersion))"
        ),
        Damage(
            testDescription: "of one topic", lines: [head.replacing("\"topic\":null", with: "\"topic\":\"lamp\"")],
            saying: "c.jsonl:1: the catalog holds one topic alone, so nothing could be told of what it lacks"),
    ]

    @Test("and is damaged is refused with the line", arguments: damages)
    func damage(_ damage: Damage) throws {
        do {
            _ = try CatalogFile(bytes: Array(damage.lines.joined(separator: "\n").utf8), name: "c.jsonl")
            Issue.record("was read")
        } catch let problem as Problem {
            #expect(problem.kind == .badData)
            #expect("\(problem)".split(separator: "\n").first.map(String.init) == damage.saying)
        }
    }
}
