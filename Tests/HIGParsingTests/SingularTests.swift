import Testing

@testable import HIGParsing

@Suite("Singular")
struct SingularTests {
    @Test(
        "an ending of the plural goes",
        arguments: [
            ("bars", "bar"), ("boxes", "box"), ("switches", "switch"), ("categories", "category"), ("menus", "menu"),
            ("user's", "user"),
        ])
    func plural(word: String, singular: String) { #expect(Singular.of(word) == singular) }

    @Test(
        "an s that belongs to the word stays",
        arguments: ["press", "status", "axis", "ios", "macos", "visionos", "bar"])
    func noPlural(word: String) { #expect(Singular.of(word) == word) }
}
