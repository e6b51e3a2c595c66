import HIGModel
import Testing

@testable import HIGParsing

@Suite("BookMatter")
struct BookMatterTests {
    @Test(
        "the parts of a book that advise nothing are known by their headings, however these are set",
        arguments: [
            ("Glossary", .definition), ("GLOS SARY", .definition), ("Index", .boilerplate),
            ("Document Revision History", .boilerplate), ("Revision History", .boilerplate),
            ("Change log", .boilerplate), ("Recommended Reading", .boilerplate), ("See also:", .description),
        ] as [(String, Passage.Role)])
    func parts(heading: String, role: Passage.Role) {
        #expect(BookMatter.role(under: [heading]) == role)
    }

    @Test(
        "what a book says of itself describes",
        arguments: [
            "About This Book", "Organization of This Document", "How to Use This Manual", "What’s in This Guide",
            "Who Should Read This Document", "Using this guide",
        ])
    func itself(heading: String) {
        #expect(BookMatter.role(under: [heading]) == .description)
    }

    @Test(
        "other headings tell nothing, though they have such words",
        arguments: [
            "Close This Document", "Show This Document", "About Gates", "Using a Guide", "How to Ring a Bell",
            "Index Cards",
            "The Glossary of a Gate", "Copyright Signs", "", "…",
        ])
    func others(heading: String) {
        #expect(BookMatter.role(under: [heading]) == nil)
    }

    @Test("it holds for all that stands below, and the outermost heading that tells decides")
    func below() {
        #expect(BookMatter.role(under: ["Gates", "Glossary", "Bell"]) == .definition)
        #expect(BookMatter.role(under: ["Index", "Glossary"]) == .boilerplate)
        #expect(BookMatter.role(under: ["Gates", "Bells"]) == nil)
        #expect(BookMatter.role(under: []) == nil)
    }
}
