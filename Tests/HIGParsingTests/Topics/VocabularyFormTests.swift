import HIGModel
import Testing

@testable import HIGParsing

@Suite("VocabularyForm")
struct VocabularyFormTests {
    private let yard = """
        lights:
          lamp: [lantern, oil lamp]
          lamp-cord: []
        entrances:
          gate: [wicket]
        parts:
          lamp-cord: lamp
        """

    private func form(_ yaml: String) throws -> VocabularyForm { try VocabularyForm(yaml: yaml) }

    @Test("gives each topic its title, its aliases and the whole that it is a part of")
    func topics() throws {
        let topics = try form(yard).topics()
        #expect(
            topics.values.sorted { $0.slug < $1.slug } == [
                Topic(slug: "gate", title: "Gate", aliases: ["wicket"], parent: nil),
                Topic(slug: "lamp", title: "Lamp", aliases: ["lantern", "oil lamp"], parent: nil),
                Topic(slug: "lamp-cord", title: "Lamp cord", aliases: [], parent: "lamp"),
            ])
        try #expect(form(yard).slugs(ofGroup: "lights") == ["lamp", "lamp-cord"])
        try #expect(form(yard).slugs(ofGroup: "parts").isEmpty)
    }

    @Test("has no topics where its text is empty or says nothing but remarks", arguments: ["", "# Lamps\n", "\n\n"])
    func empty(yaml: String) throws {
        try #expect(form(yaml).topics().isEmpty)
    }

    @Test(
        "is at fault in the line that is of another form",
        arguments: [
            ("- lamp", 1), ("lights:\n  lamp: []\nentrances: gate", 3), ("lights:\n  lamp: []\n  bell: brass", 3),
            ("lights:\n  lamp:\n    - oil\n    - [wick]", 4), ("lights:\n  lamp: [\"\"]", 2),
            ("parts:\n  cord: [lamp]", 2), ("lights:\n  Lamp: []", 2), ("lights:\n  lamp-: []", 2),
        ])
    func faults(yaml: String, line: Int) {
        let fault = #expect(throws: VocabularyForm.Fault.self) { try form(yaml) }
        #expect(fault?.line == line)
        #expect(fault?.next.isEmpty == false)
    }

    @Test("is extended by aliases where it has the topic already, and by what it has not where that stands")
    func extended() throws {
        let addition = try form(
            """
            entrances:
              lamp: [torch]
              bell: [gong]
            parts:
              bell: gate
              lamp-cord: gate
            """)
        let extended = try form(yard).extended(by: addition)
        #expect(extended.slugs(ofGroup: "lights") == ["lamp", "lamp-cord"])
        #expect(extended.slugs(ofGroup: "entrances") == ["gate", "bell"])
        let topics = try extended.topics()
        #expect(topics["lamp"]?.aliases == ["lantern", "oil lamp", "torch"])
        #expect(topics["bell"]?.parent == "gate")
        #expect(topics["lamp-cord"]?.parent == "gate")
    }

    @Test(
        "names the first contradiction in alphabetical order",
        arguments: [
            ("b:\n  lamp: []\na:\n  lamp: []", "lamp stands in two groups", "keep it in one of them: b?"),
            (
                "a:\n  gate: [\"?\"]\n  bell: [gates]", "\"gate\" names both bell and gate",
                "let it name one of them"
            ),
            ("a:\n  lamp: [\"…\"]", "\"…\" names nothing", "write words, or leave it out"),
            (
                "a:\n  lamp: []\nparts:\n  lamp: yard\n  cord: lamp", "parts names cord, which is no topic",
                "add cord: [] to a group, or mend it"
            ),
            (
                "a:\n  lamp: []\n  cord: []\n  wick: []\nparts:\n  cord: lamp\n  wick: cord",
                "wick is a part of cord, which is a part itself", "let the whole of a part be no part"
            ),
        ])
    func contradictions(yaml: String, message: String, next: String) throws {
        let form = try form(yaml)
        let fault = #expect(throws: VocabularyForm.Fault.self) { try form.topics() }
        #expect(fault?.message == message)
        #expect(fault?.next == next)
    }
}
