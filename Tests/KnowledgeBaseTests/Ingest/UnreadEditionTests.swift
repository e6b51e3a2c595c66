import ConcurrentWork
import HIGLineage
import HIGModel
import HIGParsing
import Testing

@testable import KnowledgeBase

@Suite("UnreadEdition")
struct UnreadEditionTests {
    private let edition = Edition(id: "ios-2011", title: "", date: PartialDate("2011"), series: [.ios])

    private func sources(_ text: String) -> [SourceInput] {
        let bytes = Array(text.utf8)
        return [
            SourceInput(
                source: Source(
                    edition: edition.id, file: "lamps.md", document: "Lamps", chunk: 1, format: .markdown,
                    digest: digest(bytes)),
                bytes: bytes)
        ]
    }

    private let glued = "Avoid a gatelamp in color."
    private let habit = "Every gate lamp is thin. A gate lamp has a shadow."
    private let sentence = "Avoid a gate lamp in color."

    /// What texts say of their words, the first of them the edition's.
    private func evidence(_ texts: String...) -> AheadValue<WordEvidence> {
        let words = texts.enumerated().map { number, text in
            (number == 0 ? edition.id : "other-\(number)", EditionWords(of: sources(text)))
        }
        return AheadValue { WordEvidence(of: Dictionary(uniqueKeysWithValues: words)) }
    }

    /// What becomes of the edition by what texts say.
    private func outcome(
        of text: String, former: UnreadEdition.FormerRepairs? = nil, _ evidence: AheadValue<WordEvidence>,
        telling counter: IngestCounter = IngestCounter()
    ) throws -> UnreadEdition.Outcome {
        let unread = UnreadEdition(edition: edition, sources: sources(text), former: former)
        let reader = EditionReader(vocabulary: try TopicVocabulary.bundled())
        return try unread.read(
            unread.parse(by: reader, evidence: evidence, telling: counter), by: reader, evidence: evidence)
    }

    /// How its words were mended when it was read by what texts said.
    private func former(_ evidence: AheadValue<WordEvidence>) throws -> UnreadEdition.FormerRepairs {
        guard case .read(let reading, _, _) = try outcome(of: glued, evidence) else {
            throw Problem(.defect, "not read")
        }
        return UnreadEdition.FormerRepairs(
            basis: reading.repairBasis,
            repairs: Dictionary(uniqueKeysWithValues: reading.sources.map { ($0.input.source.file, $0.repairs) }))
    }

    @Test("is read where it is new, and its rules and their profile are told")
    func new() throws {
        let outcome = try outcome(of: glued, evidence(glued))
        guard case .read(let reading, let rules, _) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(rules.map(\.statement) == [glued])
        #expect(reading.sources.flatMap(\.rules) == rules)
        #expect(outcome.edition == edition)
        try #expect(outcome.profile?.value().rules == rules)
    }

    @Test("stays as it is, and no file of it is read, while the texts say the same of its words")
    func asBefore() throws {
        let former = try former(evidence(glued))
        let counter = IngestCounter { _ in Issue.record("a file was read") }
        let outcome = try outcome(of: glued, former: former, evidence(glued, "Ring the bell."), telling: counter)
        guard case .asBefore(edition) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(outcome.profile == nil)
    }

    @Test("is read again where its words are mended otherwise")
    func mendedOtherwise() throws {
        let outcome = try outcome(of: glued, former: former(evidence(glued)), evidence(glued, habit))
        guard case .read(_, let rules, _) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(rules.map(\.statement) == [sentence])
    }

    @Test("keeps its rules, and has other reasons, where its words are cut as before")
    func otherReason() throws {
        let former = try former(evidence(glued, habit))
        #expect(former.repairs["lamps.md"]?.map(\.reason) == [.sideBySide])
        let outcome = try outcome(of: glued, former: former, evidence(glued, habit, sentence))
        guard case .mended(edition, let repairs, let basis) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(repairs.map(\.file) == ["lamps.md"])
        #expect(repairs.flatMap(\.repairs).map(\.reason) == [.sameSentence])
        #expect(basis == former.basis)
        #expect(outcome.profile == nil)
    }

    @Test("keeps its rules on another basis where words are cut otherwise, but none that is mended")
    func otherBasis() throws {
        let former = try former(evidence(glued, habit))
        let stale = UnreadEdition.FormerRepairs(
            basis: RepairBasis(words: former.basis.words, digest: "another"), repairs: former.repairs)
        let outcome = try outcome(of: glued, former: stale, evidence(glued, habit))
        guard case .mended(edition, let repairs, let basis) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(repairs.flatMap(\.repairs) == former.repairs["lamps.md"])
        #expect(basis == former.basis)
    }

    @Test("the largest come first, those of one size by their ids")
    func order() {
        let unread = [("b", "lamp"), ("a", "lamp"), ("c", "the lamp")].map { id, text in
            UnreadEdition(
                edition: Edition(id: id, title: "", date: nil, series: [.ios]), sources: sources(text))
        }
        #expect(unread.sorted(by: UnreadEdition.isBefore).map(\.edition.id) == ["c", "a", "b"])
    }
}
