import HIGModel
import Testing

@testable import HIGParsing

@Suite("A list that a chunk leaves open")
struct OpenListTests {
    private func modalities(_ chunks: [String]) throws -> [Modality] {
        try Samples.read(Samples.chunks(chunks)).sources.flatMap(\.rules).map(\.modality)
    }

    @Test(
        "what is offered binds the items of the next chunk as well, but for those that keep their own weight",
        arguments: [("In a hall you must:", .must, .mustNot), ("You can use lamps to:", .may, .shouldNot)]
            as [(String, Modality, Modality)])
    func offer(lead: String, modality: Modality, avoidance: Modality) throws {
        let (items, rest) = ("\n- Dim the hall.\n", "- Light the stairs.\n- Avoid glare.\n")
        #expect(try modalities(["# Lamps\n\n\(lead)\n" + items, rest]) == [modality, modality, avoidance])
        #expect(try modalities(["# Lamps\n\n\(lead)\n", items + rest]) == [modality, modality, avoidance])
    }

    @Test("it goes on over as many chunks as it fills")
    func severalChunks() throws {
        let chunks = [
            "# Lamps\n\nYou can use lamps to:\n\n- Dim the hall.\n", "- Light the stairs.\n", "- Find the door.\n",
        ]
        #expect(try modalities(chunks) == [.may, .may, .may])
    }

    @Test("what users do is described in the next chunk as well")
    func forUsers() throws {
        #expect(try modalities(["# Lamps\n\nPeople can:\n\n- Light a lamp.\n", "- Ring a bell.\n"]) == [])
    }

    @Test("it is over where the next chunk begins with anything else")
    func over() throws {
        let first = "# Lamps\n\nIn a hall you must:\n\n- Dim the lamps.\n"
        #expect(try modalities([first, "Halls are dark.\n\n- Light the stairs.\n"]) == [.must, .should])
        #expect(try modalities([first, "# Stairs\n\n- Light the stairs.\n"]) == [.must, .should])
    }
}
