import Testing

@testable import HIGParsing

@Suite("HeadingText")
struct HeadingTextTests {
    @Test(
        "page furniture and sentences are no sections",
        arguments: [
            "**CHAPTER 2**", "C H A P T E R 2", "PART IV", "P A R T I I", "INTRODUCTION", "INTR ODUCTION", "Chapter 7",
            "Appendix B", "A", "12", "■", "Avoid tall lamps.", "A lamp:", "D a og w ndow", "<http://example.com>",
            "Note", "Tip", "▲ **WARNING**", "⚠ Caution", "And then....",
        ])
    func noise(raw: String) {
        #expect(HeadingText(raw).isNoise)
    }

    @Test(
        "names of sections are none of that",
        arguments: [
            "Sections", "Parts", "Party", "Lamps", "Undo", "Part-Time Lamps", "TV", "What's New", "1. List All Lamps",
            "A Lamp Is a Light", "Tips", "Notes", "▲ Lamps", "GLOSSARY", "INDEX", "Print...", "Print…",
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
        "entities, escapes, underscores, attributes and signs of print are resolved as the reader of text does",
        arguments: [
            ("Drag &amp; Drop", "Drag & Drop"), ("Drag & Drop", "Drag & Drop"),
            ("A lamp&#8217;s cord", "A lamp’s cord"),
            ("Two&nbsp;lamps", "Two lamps"), ("Two\u{A0}lamps", "Two lamps"), ("__Tall__ lamps", "Tall lamps"),
            ("_Tall_ lamps", "Tall lamps"), ("Drag\\-Drop \\* Lamps", "Drag-Drop * Lamps"), ("Lamps {#lamps}", "Lamps"),
            ("Of\u{FB01}ce lamps", "Office lamps"), ("Lam\u{AD}ps", "Lamps"), ("lamp_name", "lamp_name"),
            ("Lamps {", "Lamps {"),
            ("[Tall &amp; short](#page-1-0) <b>lamps</b>", "Tall & short lamps"),
        ])
    func resolved(raw: String, words: String) {
        #expect(HeadingText(raw).words == words)
    }

    @Test("a heading in capitals reads as the same one in small letters, and as no other")
    func capitals() {
        #expect(HeadingText("TALL LAMPS").reads(as: HeadingText("Tall Lamps")))
        #expect(HeadingText("Tall Lamps").reads(as: HeadingText("TALL LAMPS")))
        #expect(!HeadingText("Tall Lamps").reads(as: HeadingText("tall lamps")))
        #expect(!HeadingText("Tall Lamps").reads(as: HeadingText("Tall Lamp")))
        #expect(!HeadingText("Lamps 2").reads(as: HeadingText("Lamps 3")))
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
