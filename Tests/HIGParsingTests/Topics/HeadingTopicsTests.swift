import Testing

@testable import HIGParsing

@Suite("The topics of a heading")
struct HeadingTopicsTests {
    private static let yaml = """
        views:
          gate: [wicket]
          fence: []
        common:
          bell: []
        aspects:
          paint: []
          night: [dark yard]
        """

    private func topics(_ heading: String) throws -> HeadingTopics {
        HeadingTopics(heading, in: try TopicVocabulary(yaml: [Self.yaml], file: "topics.yaml"))
    }

    @Test(
        "are those that it names: elements before their aspects, particular ones before those that stand in many",
        arguments: [
            ("Gates", ["gate"]), ("Paint", ["paint"]), ("Paint and Gates", ["gate"]), ("Bells and Paint", ["bell"]),
            ("Bells and Gates", ["gate"]), ("Paint, Night", ["paint", "night"]),
        ])
    func rank(heading: String, named: [String]) throws {
        #expect(try topics(heading).named == named)
    }

    @Test(
        "come in order of appearance, each once",
        arguments: [
            ("Gates and Fences", ["gate", "fence"]), ("Fences and Gates", ["fence", "gate"]),
            ("Gates, Fences, Wickets", ["gate", "fence"]),
        ])
    func order(heading: String, named: [String]) throws {
        #expect(try topics(heading).named == named)
    }

    @Test(
        "are those before \"in\", \"for\" and the like, where one stands there",
        arguments: [
            ("Gates in Fences", ["gate"]), ("Fences for Gates", ["fence"]), ("Gates with Fences", ["gate"]),
            ("Gates on Fences", ["gate"]), ("Gates Within Fences", ["gate"]), ("Cows in Fences", ["fence"]),
            ("In Fences", ["fence"]), ("Gates and Fences in the Night", ["gate", "fence"]),
        ])
    func leading(heading: String, named: [String]) throws {
        #expect(try topics(heading).named == named)
    }

    @Test("are none of its own where it names one, or none to speak of")
    func own() throws {
        #expect(try topics("Wooden Gates").own == nil)
        #expect(try topics("Wooden Cows").named.isEmpty)
        #expect(try topics("Wooden Cows").own == "wooden-cow")
        #expect(try topics("Feed the Cows").own == nil)
        #expect(try topics("").own == nil)
    }

    @Test(
        "are left to others where it says but which part follows",
        arguments: [
            ("Guidelines", true), ("Appearance and Behavior", true), ("Cows", false), ("Gate Guidelines", false),
            ("", false),
        ])
    func generic(heading: String, isGeneric: Bool) throws {
        let topics = try topics(heading)
        #expect(topics.isGeneric == isGeneric)
        if isGeneric {
            #expect(topics.named.isEmpty)
            #expect(topics.own == nil)
        }
    }

    @Test(
        "are what it is about where it says little else",
        arguments: [
            ("Gates", "gate", true), ("Gate Guidelines", "gate", true), ("The Gates of the Cows", "gate", true),
            ("Old Stone Gates", "gate", false), ("Paint of Gates", "paint", true), ("Old Dark Yards", "night", true),
            ("Old Gates by Old Wickets", "gate", true), ("Cows", "gate", false), ("Gates", "fence", false),
        ])
    func about(heading: String, slug: String, isAbout: Bool) throws {
        #expect(try topics(heading).isAbout(slug) == isAbout)
    }
}
