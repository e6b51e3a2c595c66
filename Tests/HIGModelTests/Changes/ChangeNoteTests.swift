import HIGModel
import Testing

@Suite("Change.Note")
struct ChangeNoteTests {
    private static func rule(_ id: String, _ statement: String) -> Rule {
        Rule(
            id: id, lineage: "lamp/x", edition: "pad-1991", series: [], topic: "lamp", topics: ["lamp"], section: [],
            statement: statement, body: "", modality: .should, platforms: [], style: .headline,
            source: Citation(document: "Pad", file: "pad.md", chunk: nil, pages: nil, lines: 1...1), digest: "")
    }

    private static let dim = rule("pad-1991/lamp/dim", "Dim lamps.")
    private static let sentence = Change.BodySentence(
        rule: "pad-1994/lamp/hang", carries: "pad-1991/lamp/dim", text: "Dim it.", modality: nil)

    @Test(
        "says in one phrase what a reader should know",
        arguments: [
            (
                .takesIn([dim, rule("pad-1991/lamp/ring", "Ring.")]),
                "takes in as well: “Dim lamps.” (pad-1991/lamp/dim), “Ring.” (pad-1991/lamp/ring)"
            ),
            (.kept(.older), "the older statement stands in the text beside the newer one"),
            (.kept(.newer), "the newer statement stood in the text beside the older one"),
            (.spread(sentence, .newer), "most alike in the text beside the newer statement: “Dim it.”"),
            (.spread(sentence, .older), "most alike in the text beside the older statement: “Dim it.”"),
            (.sparse, "the statements have few words in common; what stands around them links the two"),
            (.introductionChanged, "the sentence that leads to its list has changed"),
            (.turned(dim), "“Dim lamps.” (pad-1991/lamp/dim) is turned round"),
            (.perhapsTurned(dim), "“Dim lamps.” (pad-1991/lamp/dim) may be turned round"),
            (.notFound(because: "pad-1994 is held in part"), "not found; pad-1994 is held in part"),
            (.given(dim, .before), "last in pad-1991: “Dim lamps.” (pad-1991/lamp/dim)"),
            (
                .given(dim, .inAnotherSeries),
                "before in another series, pad-1991: “Dim lamps.” (pad-1991/lamp/dim)"
            ),
            (.given(dim, .undated), "also in pad-1991: “Dim lamps.” (pad-1991/lamp/dim)"),
        ] as [(Change.Note, String)])
    func words(note: Change.Note, words: String) {
        #expect(note.words == words)
    }

    @Test("several stand in one line, and no line is there without any")
    func line() {
        func change(_ notes: [Change.Note]) -> Change {
            Change(
                from: [Self.dim], to: [], relation: .removed, moved: false, strength: nil, confidence: nil,
                evidence: nil, edits: [], notes: notes)
        }
        #expect(
            change([.introductionChanged, .turned(Self.dim)]).note
                == "the sentence that leads to its list has changed; “Dim lamps.” (pad-1991/lamp/dim) is turned round")
        #expect(change([]).note == nil)
    }
}
