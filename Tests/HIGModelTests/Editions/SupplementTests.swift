import HIGModel
import Testing

@Suite("Editions that only add to others")
struct SupplementTests {
    private func summary(
        _ id: String, _ rules: Int, _ date: String? = "1992", _ series: [Series] = [.mac], chunks: [Int] = [0, 1, 2]
    ) -> EditionSummary {
        EditionSummary(
            edition: Edition(id: id, title: id, date: date.flatMap { PartialDate($0) }, series: series),
            holding: Holding(chunks: chunks, pages: 0, topics: ["menu"]), sources: chunks.count, rules: rules)
    }

    private func marked(_ summaries: EditionSummary...) -> [String] {
        summaries.markingSupplements.map { summary in
            summary.edition.id + (summary.supplement.map { " adds to \($0.book) with \($0.rules)" } ?? "")
        }
    }

    @Test("an edition with less than a fifth of the rules of the one before it seems only to add to it")
    func fifth() {
        #expect(marked(summary("a", 1000), summary("b", 199)) == ["a", "b adds to a with 1000"])
        #expect(marked(summary("a", 1000), summary("b", 200)) == ["a", "b"])
        #expect(marked(summary("a", 200), summary("b", 3)) == ["a", "b adds to a with 200"])
        #expect(marked(summary("a", 199), summary("b", 3)) == ["a", "b"])
    }

    @Test("the first of a series adds to none, and several may add to one")
    func several() {
        #expect(
            marked(summary("a", 9), summary("b", 900), summary("c", 50), summary("d", 60), summary("e", 700))
                == ["a", "b", "c adds to b with 900", "d adds to b with 900", "e"])
    }

    @Test("other series have books of their own; what continues two must be slim beside both")
    func series() {
        #expect(marked(summary("a", 1000), summary("b", 9, "1993", [.ios])) == ["a", "b"])
        let (mac, ios) = (summary("a", 1000), summary("b", 30, "1993", [.ios]))
        #expect(marked(mac, ios, summary("c", 50, "1994", [.ios, .mac])) == ["a", "b", "c"])
        #expect(marked(mac, summary("c", 50, "1994", [.ios, .mac])) == ["a", "c adds to a with 1000"])
    }

    @Test("what is held in part tells nothing of its size, and a text of unknown date nothing of its place")
    func unknown() {
        #expect(
            marked(summary("a", 1000), summary("b", 5, chunks: [4, 7]), summary("c", 6))
                == ["a", "b", "c adds to a with 1000"])
        #expect(marked(summary("a", 1000, chunks: [4, 7]), summary("b", 5)) == ["a", "b"])
        #expect(marked(summary("a", 1000), summary("b", 5, nil)) == ["a", "b"])
    }

    @Test("advice goes past it, whatever its topic")
    func passing() {
        let summaries = [summary("a", 1000), summary("b", 199)].markingSupplements
        #expect(summaries.map(\.letsAdvicePass) == [false, true])
        #expect(summaries.map { $0.covers(topic: "menu") } == [true, false])
        let part = summary("a", 10, chunks: [4, 7])
        #expect(part.letsAdvicePass && !part.covers(topic: "menu"))
    }
}
