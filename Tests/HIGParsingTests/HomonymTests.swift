import HIGModel
import Testing

@testable import HIGParsing

@Suite("Homonyms")
struct HomonymTests {
    private func topics(in text: String) throws -> [String] {
        try TopicVocabulary.bundled().mentions(in: text).map(\.slug)
    }

    @Test(
        "a name of a topic that means something else names none",
        arguments: [
            "Let people switch between lamps.", "To help with this, wait.", "This can help streamline it.",
            "Use a volume for 3D objects.", "A network volume may vanish.",
            "Start from the 4-bit palette.", "Avoid building a web browser.", "The viewer is browser-like.",
            "Let people make a purchase.", "Offer a collection of tips.",
        ])
    func others(text: String) throws {
        #expect(try topics(in: text) == [])
    }

    @Test(
        "what means the topic names it",
        arguments: [
            ("Use a switch to turn it on.", ["switch"]), ("Flip the mini switch.", ["switch"]),
            ("Limit the color palette.", ["color"]),
            ("Make it easy to get help with parcels.", ["help"]), ("Use the volume slider.", ["sound", "slider"]),
            ("Adjust the system volume.", ["sound"]), ("Keep the tools palette open.", ["panel"]),
            ("Show deep lists in a browser.", ["list", "column-view"]),
            ("Offer an in-app purchase.", ["in-app-purchase"]),
        ])
    func meant(text: String, expected: [String]) throws {
        let topics = try topics(in: text)
        #expect(topics == expected)
    }
}
