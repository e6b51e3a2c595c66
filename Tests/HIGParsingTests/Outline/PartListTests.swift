import Testing

@testable import HIGParsing

@Suite("PartList")
struct PartListTests {
    /// The list below one of some headings.
    private func part(_ lines: [String], below title: Int = 0, of headings: [String]) -> PartList? {
        let titles = headings.map { HeadingText($0) }
        let places = Dictionary(titles.enumerated().map { ($1.letters, $0) }, uniquingKeysWith: max)
        return PartList(lines, next: titles[(title + 1)...], places: places)
    }

    @Test("its chapters are known by their letters, however the list and the headings write them")
    func chapters() throws {
        let part = try #require(
            self.part(
                ["", "- [Lamps](#page-1-0) (page 2)\n", "\n", "● **Glühlichter** (page 13)"],
                of: ["Light", "LAMPS", "Glühlichter"]))
        #expect(["lamps", "Lamps", "GLÜHLICHTER"].map { part.lists(HeadingText($0)) } == [true, true, true])
        #expect(["Light", "Lamp", "Page", "Lamps (page 2)"].allSatisfy { !part.lists(HeadingText($0)) })
    }

    @Test("pictures, lines across and numbers of pages between them are passed over, whichever the bullets")
    func passedOver() throws {
        let lines = [
            "=====", "![](a.png)", "+ Lamps", "17", "Page 4 of 320", "-\tCandles", "---", "xvii", "", "Light | 18",
            "19 Light", "- 4 -", "{4}------", "<span id=\"page-4-0\"></span>", "<!-- page break -->", "* Torches",
            "2014-03-10 | Copyright © 2014 Lamp Inc. All Rights Reserved.",
        ]
        let part = try #require(self.part(lines, of: ["Light", "Lamps", "Candles", "Torches"]))
        #expect(["Lamps", "Candles", "Torches"].allSatisfy { part.lists(HeadingText($0)) })
    }

    @Test("it ends with the chapter that it names last, wherever that stands")
    func end() throws {
        let part = try #require(
            self.part(["- Lamps", "- Candles", "- Torches"], of: ["Light", "Lamps", "Wicks", "Torches", "Candles"]))
        #expect(
            ["Lamps", "Wicks", "Torches", "Candles"].map { part.endsWith(HeadingText($0)) }
                == [false, false, true, false])
    }

    @Test("each of its chapters has a heading behind it, whether or not one stands before it as well")
    func behind() {
        let lines = ["- Lamps", "- Candles"]
        #expect(part(lines, below: 1, of: ["Candles", "Light", "Lamps"]) == nil)
        #expect(part(lines, below: 1, of: ["Candles", "Light", "Lamps", "Candles"]) != nil)
        #expect(part(lines, below: 1, of: ["Candles", "Light"]) == nil)
    }

    @Test(
        "a single chapter, none, another one first, or words beside the list make no part",
        arguments: [
            ["- Lamps"], [], ["", " "], ["- Candles", "- Lamps"], ["- Lamps", "See also:", "- Candles"],
            ["- Lamps", "- Candles and more"], ["Lamps", "Candles"],
        ])
    func none(lines: [String]) {
        #expect(part(lines, of: ["Light", "Lamps", "Candles"]) == nil)
    }
}
