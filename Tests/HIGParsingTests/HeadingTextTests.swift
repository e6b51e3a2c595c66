import Testing

@testable import HIGParsing

@Suite("HeadingText")
struct HeadingTextTests {
    @Test(
        "page furniture and sentences are no sections",
        arguments: [
            "**CHAPTER 2**", "C H A P T E R 2", "PART IV", "P A R T I I", "INTRODUCTION", "INTR ODUCTION", "Chapter 7",
            "Appendix B", "A", "12", "■", "Avoid tall lamps.", "A lamp:", "D a og w ndow", "<http://example.com>",
            "Note", "Tip", "▲ **WARNING**", "⚠ Caution",
        ])
    func noise(raw: String) {
        #expect(HeadingText(raw).isNoise)
    }

    @Test(
        "names of sections are none of that",
        arguments: [
            "Sections", "Parts", "Party", "Lamps", "Undo", "Part-Time Lamps", "TV", "What's New", "1. List All Lamps",
            "A Lamp Is a Light", "Tips", "Notes", "▲ Lamps",
        ])
    func sections(raw: String) {
        #expect(!HeadingText(raw).isNoise)
    }

    @Test("markup and a chapter's number are no part of a heading")
    func plain() {
        let raw = "<span id=\"page-1-0\"></span>**Chapter 4** [Lamps](#page-3-0) and Shades"
        #expect(HeadingText(raw).words == "Lamps and Shades")
    }

    @Test(
        "headings that say which part of the subject follows are generic",
        arguments: [
            "Guidelines", "Appearance and Behavior", "Usage", "Best practices", "iOS, iPadOS", "Overview",
            "Additional guidelines", "A. Introduction", "O. INTRODUCTION", "2. Overview",
        ])
    func generic(raw: String) {
        #expect(HeadingText(raw).isGeneric)
        #expect(!HeadingText("Lamp " + raw).isGeneric)
    }
}
