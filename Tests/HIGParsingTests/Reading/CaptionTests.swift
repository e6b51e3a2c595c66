import HIGModel
import Testing

@testable import HIGParsing

@Suite("Caption")
struct CaptionTests {
    @Test(
        "a figure's, table's or listing's number and title are a caption",
        arguments: [
            "**Figure 6-4** A panel shows the selection", "Figure 6-4 A panel shows the selection",
            "**Table 3** Keys and what they do", "Table A-2 Keys and what they do", "Listing 1-2 Opening a panel",
            "Figure 12",
            "**Figure 1-1** Is it a panel?",
        ])
    func caption(markdown: String) throws {
        #expect(Caption.opens(try #require(Samples.blocks(markdown).first)))
    }

    @Test(
        "a sentence about a figure is none",
        arguments: [
            "Figure 6-7 shows an example of this.", "Figure 6-7 illustrates the point.",
            "Figures and tables have captions.",
            "Table views scroll.", "Table 4 lists the keys.", "Table A-2 lists the keys.", "Table a 2 x 2 grid.",
            "Figure 6-4 and Figure 6-5 differ.",
            "# Figure 6-4 A panel",
            "Configure 6 panels.",
        ])
    func sentence(markdown: String) throws {
        #expect(!Caption.opens(try #require(Samples.blocks(markdown).first)))
    }
}
