import HIGModel
import Testing

@testable import HIGParsing

@Suite("Numbers with units")
struct MeasureReaderTests {
    private func found(_ text: String) -> [String] {
        MeasureReader.measures(in: text).map { measure in
            let numbers = measure.numbers.map { Int(exactly: $0).map(String.init) ?? String($0) }
            return "\(numbers.joined(separator: "×")) \(measure.unit)"
        }
    }

    @Test(
        "are found however they are written",
        arguments: [
            ("Keep targets at 44 x 44 points.", ["44×44 points"]), ("Make it 44x44 pt or larger.", ["44×44 points"]),
            ("Make it 44 × 44 pixels.", ["44×44 pixels"]), ("Make it 44×44 px.", ["44×44 pixels"]),
            ("Draw a 57-by-57 pixel icon.", ["57×57 pixels"]), ("Draw it 60 pt by 80 pt.", ["60×80 points"]),
            ("Use a 10-point font.", ["10 points"]), ("Wait 1.5 seconds.", ["1.5 seconds"]),
            ("Keep titles under 1,024 characters.", ["1024 characters"]), ("Dim it to 35%.", ["35 percent"]),
            ("Dim it to 35 per cent.", ["35 percent"]), ("Make it 5½ mm thick.", ["5.5 millimeters"]),
            ("Leave ¼ inch.", ["0.25 inches"]),
            ("Leave 8 to 10 pixels.", ["8×10 pixels"]), ("Leave 10–15 pixels.", ["10×15 pixels"]),
            ("Start as the user drags three pixels.", ["3 pixels"]),
            ("Leave 12 pixels above and 12 pixels below, 8 px aside.", ["12 pixels", "8 pixels"]),
            ("Keep a file below 500 KB.", ["500 kilobytes"]), ("Leave 20\u{A0}pt.", ["20 points"]),
            ("Leave between 5 and 15 pixels.", ["5×15 pixels"]), ("Wait 10 seconds or 20 seconds.", ["10×20 seconds"]),
            ("Move it by one pixel or one grid line.", ["1 pixels"]),
            ("Leave 5 pixels and 15 pt.", ["5 pixels", "15 points"]),
            ("Leave 12 horizontal pixels.", ["12 pixels"]),
            ("Give words a contrast of at least 4.5:1.", ["4.5×1 ratio"]),
            ("Use a ratio of 16:9.", ["16×9 ratio"]), ("Set the clock to 9:41, then to 12:01.", []),
            ("Wait thirteen seconds.", ["13 seconds"]), ("Wait seventeen to nineteen seconds.", ["17×19 seconds"]),
            ("Wait ninety seconds.", ["90 seconds"]), ("Wait twenty-five seconds.", ["25 seconds"]),
            ("Wait thirty-two to forty seconds.", ["32×40 seconds"]),
            ("Wait twenty–thirty seconds.", ["20×30 seconds"]),
        ])
    func units(text: String, measures: [String]) {
        #expect(found(text) == measures)
    }

    @Test(
        "nouns count where words of a limit stand before the number",
        arguments: [
            ("Display no more than five tabs.", ["5 tabs"]),
            ("Avoid more than two or three controls.", ["2×3 controls"]),
            ("Provide up to four custom actions.", ["4 actions"]), ("Limit the menu to 10 items.", ["10 items"]),
            ("Use at most about seven colors.", ["7 colors"]),
            ("A set has from two to approximately seven items.", ["2×7 items"]),
            ("Show no more than twenty-five items.", ["25 items"]),
            ("Offer up to 12 mutually exclusive choices.", ["12 choices"]),
            ("A hall needs between three and nine wall-mounted lamps.", ["3×9 lamps"]),
            ("A bar has five tabs.", []), ("Avoid more than two of these buttons.", []),
            ("Show at least one item.", []),
            ("It lasts more than two times.", []), ("Give up to three a new name, and others.", []),
        ])
    func limits(text: String, measures: [String]) {
        #expect(found(text) == measures)
    }

    @Test(
        "other numbers are none",
        arguments: [
            "Figure 6-4 pixels differ.", "In iOS 7 points are new.", "See page 132.", "Use version 10.5.8 seconds.",
            "Draw an 8-bit icon.", "There are two points to remember.", "Use a two-character key.",
            "Support H264 and iPhone4.",
            "Use @2x images.",
            "The 3rd second counts.", "Keep it short.", "", "x", "44 x", "more than", "12345678901234567890 points",
            "Leave space (here the space is 28 pixels).", "Leave space (the example in Figure 9-2 has 18 pixels",
        ])
    func none(text: String) {
        #expect(found(text).isEmpty)
    }

    @Test("keep their words")
    func text() {
        #expect(MeasureReader.measures(in: "Use “44 x 44 points”.").map(\.text) == ["44 x 44 points"])
        #expect(MeasureReader.measures(in: "Avoid more than five tabs.").map(\.text) == ["five tabs"])
    }

    @Test("of a rule are those of its statement, of its lists of sizes, and of what else directs")
    func rule() throws {
        let page = """
            # Icons

            **Create icons in these sizes.** A finger covers 44 points of the screen.

            - 152 x 152
            - 76 x 76 pixels (standard resolution)

            You should leave a margin of 4 pixels.
            """
        let rules = try Samples.read([Samples.input(page, file: "a.md")]).sources.flatMap(\.rules)
        let sizes = try #require(rules.first { $0.statement == "Create icons in these sizes." })
        #expect(sizes.measures.map(\.text) == ["152 x 152", "76 x 76 pixels"])
        #expect(sizes.measures.allSatisfy { $0.unit == "pixels" })
        #expect(rules.last?.measures.map(\.text) == ["4 pixels"])
    }

    @Test("of a statement that names the unit behind the last size are all its sizes")
    func sizesOfStatement() throws {
        let rule = try #require(Samples.rules("Draw signs in three sizes: 16x16, 18x18, and 32x32 pixels.").first)
        #expect(rule.measures.map(\.numbers) == [[16, 16], [18, 18], [32, 32]])
        #expect(rule.measures.allSatisfy { $0.unit == "pixels" })
    }

    @Test("in long texts are found in time linear in their size")
    func long() {
        let text = String(repeating: "Leave 8 x 9 pixels (or more than five items ", count: 20_000)
        #expect(found(text).count == 2)
        #expect(found(String(repeating: "1 x ", count: 50_000)).isEmpty)
        #expect(found(String(repeating: "(here ", count: 50_000)).isEmpty)
    }
}
