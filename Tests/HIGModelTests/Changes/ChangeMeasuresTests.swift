import HIGModel
import Testing

@Suite("Change.Measures")
struct ChangeMeasuresTests {
    private func rule(_ measures: Measure..., body: String = "") -> Rule { rule(measures, body: body) }

    private func rule(_ measures: [Measure], body: String = "") -> Rule {
        Rule(
            id: "a/b/c", lineage: "b/c", edition: "a", series: [.ios], topic: "b", topics: ["b"], section: [],
            statement: "", body: body, modality: .should, platforms: [], style: .prose,
            source: Citation(document: "", file: "", chunk: nil, pages: nil, lines: 1...1), digest: "",
            measures: measures)
    }

    private func change(_ from: [Rule], _ to: [Rule]) -> Change.Measures? {
        Change(
            from: from, to: to, relation: .reworded, moved: false, strength: nil, confidence: nil, evidence: nil,
            edits: []
        ).measures
    }

    private let points = Measure(numbers: [44, 44], unit: "points", text: "44 x 44 points")
    private let pt = Measure(numbers: [44, 44], unit: "points", text: "44x44 pt")
    private let tabs = Measure(numbers: [5], unit: "tabs", text: "five tabs")

    @Test("a change of measures is one of numbers or units, not of spelling")
    func spelling() {
        #expect(change([rule(points)], [rule(pt)]) == nil)
        #expect(change([rule()], [rule()]) == nil)
        #expect(change([rule(points, tabs)], [rule(pt)])?.from == [tabs])
        #expect(change([rule(points, tabs)], [rule(pt)])?.to == [])
    }

    @Test("numbers beside others that stayed are not all there are")
    func others() {
        #expect(change([rule(points, tabs)], [rule(pt)])?.keepsOthers == true)
        #expect(change([rule(points)], [rule(tabs)])?.keepsOthers == false)
        #expect(change([rule()], [rule(tabs)])?.keepsOthers == false)
    }

    @Test("a measure that the other side says without setting it has not changed")
    func said() {
        #expect(change([rule(tabs)], [rule(body: "About five tabs will do.")]) == nil)
        #expect(change([rule(body: "An icon of 44 x 44 is small.")], [rule(points)]) == nil)
        #expect(change([rule(tabs)], [rule(body: "About five buttons will do.")])?.from == [tabs])
        let pixels = Measure(numbers: [5], unit: "pixels", text: "5 pixels")
        #expect(change([rule(pixels)], [rule(body: "Leave between 5 and 15 pixels.")])?.from == [pixels])
    }

    @Test(
        "a number inside another is not said",
        arguments: [
            ("44 x 44 points", [44, 44], "Give a bell 44 x 440 points."),
            ("44 x 44 points", [44, 44], "Not 44 x 44.5."),
            ("44 x 44 points", [44, 44], "Not 1,344 x 44, or 1,44 x 44 points."),
            ("5 points", [5], "Move it 1.5 points."),
            ("5 points", [5], "Move it 15 points."),
        ])
    func inside(text: String, numbers: [Double], body: String) {
        let measure = Measure(numbers: numbers, unit: "points", text: text)
        #expect(change([rule(measure)], [rule(body: body)])?.from == [measure])
        #expect(change([rule(measure)], [rule(body: body + " See 5. \(text).")]) == nil)
    }

    @Test("numbers that stayed and count something else now have changed")
    func units() {
        let pixels = Measure(numbers: [44, 44], unit: "pixels", text: "44 x 44 pixels")
        let measures = change([rule(points, body: points.text)], [rule(pixels, body: pixels.text)])
        #expect(measures?.from == [points] && measures?.to == [pixels])
    }

    @Test("rules on one side are taken together, each measure once")
    func several() {
        #expect(change([rule(points), rule(pt)], [rule(tabs)])?.from == [points])
        #expect(change([rule(points), rule(tabs)], [rule(tabs, pt)]) == nil)
        #expect(change([], [rule(tabs)])?.to == [tabs])
    }

    @Test("of the sizes of a thing each is compared with its own, though another size had that number")
    func sizes() {
        func rule(_ numbers: Double...) -> Rule {
            self.rule(numbers.map { Measure(numbers: [$0], unit: "pixels", text: "\(Int($0)) pixels") })
        }
        func texts(_ older: Rule, _ newer: Rule) -> [[String]] {
            let measures = change([older], [newer])
            return [measures?.from.map(\.text) ?? [], measures?.to.map(\.text) ?? []]
        }
        #expect(
            texts(rule(12, 10, 8), rule(10, 8, 6)) == [
                ["12 pixels", "10 pixels", "8 pixels"], ["10 pixels", "8 pixels", "6 pixels"],
            ])
        #expect(texts(rule(12, 10, 8), rule(12, 9, 8)) == [["10 pixels"], ["9 pixels"]])
        #expect(texts(rule(12, 10, 8), rule(8, 10, 6)) == [["12 pixels"], ["6 pixels"]])
        #expect(texts(rule(12, 10), rule(12, 10, 8)) == [[], ["8 pixels"]])
        #expect(change([rule(12, 10, 8)], [rule(8, 10, 12)]) == nil)
    }
}
