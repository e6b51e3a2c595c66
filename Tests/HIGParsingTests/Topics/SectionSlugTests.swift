import Testing

@testable import HIGParsing

@Suite("A topic made of a heading")
struct SectionSlugTests {
    @Test(
        "is its words, the last in the singular",
        arguments: [
            ("Gates", "gate"), ("Wooden Gates", "wooden-gate"), ("Bells of the Cow", "bells-of-cow"),
            ("Glasses", "glass"), ("Cow's Bells", "cows-bell"), ("3D Gates", "3d-gate"),
        ])
    func words(heading: String, slug: String) {
        #expect(SectionSlug.of(heading) == slug)
    }

    @Test(
        "leaves out articles, numbers, and that these are guidelines",
        arguments: [
            "Gate", "The Gates", "A Gate", "Gates 2010", "1.2 Gates", "Gate Guidelines", "Gate Usage Guidelines",
            "Gate Basics", "Gates | Bells | Cows", "Chapter 2: The Gate", "CHAPTER 2: GATES",
        ])
    func telling(heading: String) {
        #expect(SectionSlug.of(heading) == "gate")
    }

    @Test(
        "is none where the heading directs",
        arguments: [
            "Open the Gate", "Ring a Bell", "Don't", "Avoid", "Do This", "Avoid Loud Bells", "Focus on Bells",
            "Start Slowly",
        ])
    func directions(heading: String) {
        #expect(SectionSlug.of(heading) == nil)
    }

    @Test(
        "is none where the heading is a sentence",
        arguments: [
            "Gates Are Heavy", "Why Gates Creak", "Gates People Like", "Your Gate", "Only Bells", "A Gate Can Creak",
            "Ring for:",
        ])
    func sentences(heading: String) {
        #expect(SectionSlug.of(heading) == nil)
    }

    @Test("has three telling words at most, and five in all")
    func length() {
        #expect(SectionSlug.of("Tall Wooden Gates") == "tall-wooden-gate")
        #expect(SectionSlug.of("Very Tall Wooden Yard Gates") == nil)
        #expect(SectionSlug.of("Gates, Lamps, Bells, Cows") == nil)
        #expect(SectionSlug.of("Gates of Oak and Elm") == "gates-of-oak-and-elm")
        #expect(SectionSlug.of("Gates of Oak and of Elm") == nil)
    }

    @Test(
        "is none where nothing names anything",
        arguments: ["", " ", "|", "12", "2010 2011", "The", "Of the Gate", "Chapter 2", "G", "General", "—", "門"])
    func nothing(heading: String) {
        #expect(SectionSlug.of(heading) == nil)
    }
}
