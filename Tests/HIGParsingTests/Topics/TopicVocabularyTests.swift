import HIGModel
import HIGText
import Testing

@testable import HIGParsing

@Suite("TopicVocabulary")
struct TopicVocabularyTests {
    private let small = """
        bars:
          navigation-bar: [nav bar]
          toolbar: []
        controls:
          button: [push button]
          back-button: [multisegment back button]
        parts:
          back-button: navigation-bar
        """

    private func vocabulary() throws -> TopicVocabulary { try TopicVocabulary(yaml: [small], file: "topics.yaml") }

    private func slugs(_ text: String) throws -> [String] { try vocabulary().mentions(in: text).map(\.slug) }

    @Test("the bundled vocabulary loads")
    func bundled() throws {
        let topics = try TopicVocabulary.bundled().topics
        #expect(topics.count > 100)
        #expect(topics["back-button"]?.parent == "navigation-bar")
        #expect(topics["launch-screen"]?.aliases.contains("launch image") == true)
        #expect(topics["back-button"]?.title == "Back button")
    }

    @Test("in the bundled vocabulary every name belongs to one topic")
    func names() throws {
        var owners: [[String]: [String]] = [:]
        for topic in try TopicVocabulary.bundled().topics.values {
            for name in Set(([topic.slug] + topic.aliases).map { Word.all(in: $0).map { Singular.of($0.text) } }) {
                owners[name, default: []].append(topic.slug)
            }
        }
        #expect(owners.filter { $0.value.count > 1 }.isEmpty)
        #expect(!owners.keys.contains([]))
    }

    @Test("in the bundled vocabulary every part's whole is a topic, and no whole is a part itself")
    func parents() throws {
        let topics = try TopicVocabulary.bundled().topics
        for parent in topics.values.compactMap(\.parent) {
            #expect(topics[parent] != nil)
            #expect(topics[parent]?.parent == nil)
        }
    }

    @Test("in the bundled vocabulary slugs are slugs and aliases are in lower case")
    func forms() throws {
        for topic in try TopicVocabulary.bundled().topics.values {
            #expect(topic.slug.allSatisfy { $0.isLowercase || $0 == "-" })
            #expect(topic.aliases.allSatisfy { $0 == $0.lowercased() })
        }
    }

    @Test(
        "each era's name finds the topic",
        arguments: [
            ("Supply a default image.", "launch-screen"), ("Supply launch images.", "launch-screen"),
            ("Use a nav bar.", "navigation-bar"), ("Use navigation bars.", "navigation-bar"),
            ("A multi-segment back button confuses.", "back-button"), ("Two check boxes are enough.", "checkbox"),
        ])
    func eras(text: String, slug: String) throws {
        #expect(try TopicVocabulary.bundled().mentions(in: text).map(\.slug).contains(slug))
    }

    @Test("the longest name counts where several fit")
    func longest() throws {
        #expect(try slugs("A push button beside a back button.") == ["button", "back-button"])
        #expect(try slugs("A multisegment back button.") == ["back-button"])
    }

    @Test("mentions come in order of appearance, with their place")
    func order() throws {
        let mentions = try vocabulary().mentions(in: "The toolbar is under the navigation bar.")
        #expect(
            mentions == [
                TopicVocabulary.Mention(slug: "toolbar", words: 1..<2, offset: 4),
                TopicVocabulary.Mention(slug: "navigation-bar", words: 5..<7, offset: 25),
            ])
    }

    @Test("\"the button\" after \"the back button\" is the back button, \"a button\" is any")
    func definite() throws {
        #expect(try slugs("The back button returns. Don't rename the button.") == ["back-button", "back-button"])
        #expect(try slugs("The back button returns. Don't add a button.") == ["back-button", "button"])
    }

    @Test("\"help\" as a verb speaks of no help")
    func help() throws {
        let vocabulary = try TopicVocabulary.bundled()
        #expect(vocabulary.mentions(in: "Pictures help people find their letters.").isEmpty)
        #expect(vocabulary.mentions(in: "Offer help in every tray.").map(\.slug) == ["help"])
    }

    @Test("a heading names the topic it mentions at the greatest length")
    func heading() throws {
        #expect(try vocabulary().topic(namedBy: "Buttons in a Navigation Bar") == "navigation-bar")
        #expect(try vocabulary().topic(namedBy: "Introduction") == nil)
    }

    @Test(
        "what is no vocabulary is bad data that names the file",
        arguments: [
            "- a", "bars: [a]", "bars:\n  a: {b: c}", ":::\n\t", "bars:\n  a: b", "bars:\n  a: []\n  a: []",
            "bars:\n  a: []\nparts:\n  a: [b]",
        ])
    func damaged(yaml: String) {
        let problem = #expect(throws: Problem.self) { try TopicVocabulary(yaml: [yaml], file: "topics.yaml") }
        #expect(problem?.kind == .badData)
        #expect(problem?.place?.hasPrefix("topics.yaml:") == true)
    }

    @Test("an addition gives topics further aliases, and adds topics and parts")
    func addition() throws {
        let vocabulary = try TopicVocabulary(
            yaml: [small, "controls:\n  toolbar: [ribbon]\n  knob: [dial]\nparts:\n  knob: toolbar\n"],
            file: "mine.yaml")
        #expect(vocabulary.mentions(in: "A dial on the ribbon of a tool bar").map(\.slug) == ["knob", "toolbar"])
        #expect(vocabulary.topics["knob"]?.parent == "toolbar")
        #expect(vocabulary.isElement("knob", particular: true))
        #expect(try vocabulary.digest != self.vocabulary().digest)
    }

    @Test("an addition that takes another topic's name is bad data that names the addition")
    func takenName() {
        let problem = #expect(throws: Problem.self) {
            try TopicVocabulary(yaml: [small, "bars:\n  toolbar: [nav bar]\n"], file: "mine.yaml")
        }
        #expect(problem?.message == "\"nav bar\" names both navigation-bar and toolbar")
        #expect(problem?.place == "mine.yaml")
    }

    @Test(
        "a topic whose name cannot stand in a rule's id is bad data that names the line",
        arguments: ["tool bar", "../bar", "a/b", "Toolbar", "-bar", "tool--bar", "öl", "a\\e[31m", "a\\nb"])
    func noSlug(name: String) {
        let problem = #expect(throws: Problem.self) {
            try TopicVocabulary(yaml: [small, "bars:\n  knob: []\n  \"\(name)\": [dial]\n"], file: "mine.yaml")
        }
        #expect(problem?.kind == .badData)
        #expect(problem?.message.hasSuffix("cannot stand in a rule's id") == true)
        #expect(problem?.place == "mine.yaml:3")
    }

    @Test(
        "a vocabulary that contradicts itself is bad data that says what to mend",
        arguments: [
            ("bars:\n  a: []\nmenus:\n  a: []", "a stands in two groups"),
            ("bars:\n  a: [c]\n  b: [c]", "\"c\" names both a and b"),
            ("bars:\n  dial: []\n  knob: [dials]", "\"dials\" names both dial and knob"),
            ("bars:\n  a: []\nparts:\n  a: whole", "parts names whole, which is no topic"),
            ("bars:\n  a: []\nparts:\n  piece: a", "parts names piece, which is no topic"),
            ("bars:\n  a: []\nparts:\n  a: a", "a is a part of a, which is a part itself"),
            ("bars:\n  a: []\n  b: []\nparts:\n  a: b\n  b: a", "a is a part of b, which is a part itself"),
            ("bars:\n  a: [\"!?\"]", "\"!?\" names nothing"),
        ])
    func contradiction(yaml: String, message: String) {
        let problem = #expect(throws: Problem.self) { try TopicVocabulary(yaml: [yaml], file: "topics.yaml") }
        #expect(problem?.kind == .badData)
        #expect(problem?.message == message)
        #expect(problem?.next != nil)
    }
}
