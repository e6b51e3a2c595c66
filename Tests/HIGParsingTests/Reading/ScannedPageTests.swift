import HIGModel
import Testing

@testable import HIGParsing

@Suite("Scanned pages")
struct ScannedPageTests {
    @Test("what a scanner has put below a page is no text")
    func scan() throws {
        let split = try Samples.split(
            "The sign of a lamp stays lit until\n\nLamps and Gates\n\n"
                + "\"LAMPS-420-1.PICT\" 256 KB 2001-05-04 dpi: 300h x 300v pix: 2158h x 2914v\n\n"
                + "the lamp has gone out.\n\nUse lamp.png or another picture of 20 KB at most.")
        #expect(split.passages.map(\.role).filter { $0 == .boilerplate }.count == 2)
        #expect(split.rules.map(\.statement) == ["Use lamp.png or another picture of 20 KB at most."])
    }
}
