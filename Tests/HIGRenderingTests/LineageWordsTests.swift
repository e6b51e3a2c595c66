import HIGModel
import Testing

@testable import HIGRendering

@Suite("Lineage.Note")
struct LineageWordsTests {
    @Test(
        "says in one phrase why there is no rule, or from which words one came",
        arguments: [
            (.removed, "removed"),
            (.notFound(because: "pad-1994 is held in part"), "not found; pad-1994 is held in part"),
            (.from(Samples.avoidBlinking), "from \(Samples.avoidBlinking.quoted)"),
            (.fromElsewhere(Samples.avoidBlinking), "from pad-1991: \(Samples.avoidBlinking.quoted)"),
        ] as [(Lineage.Note, String)])
    func words(note: Lineage.Note, words: String) {
        #expect(note.words == words)
    }
}
