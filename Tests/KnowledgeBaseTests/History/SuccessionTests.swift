import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Where advice ended")
struct SuccessionTests {
    private static func summary(_ year: String, chunks: [Int] = [0, 1]) -> EditionSummary {
        EditionSummary(
            edition: Edition(id: "ios-\(year)", title: "", date: PartialDate(year), series: [.ios]),
            holding: Holding(chunks: chunks, pages: 0, topics: ["toolbar"]), sources: 2, rules: 1)
    }

    private static let rule = Sample.rule("ios-2010/toolbar/x", chunk: 0)

    @Test("is the first later edition that lacks it")
    func removed() {
        let succession = Succession(["2010", "2011", "2014"].map { Self.summary($0) })
        #expect(succession.removal(of: Self.rule, lineageIn: ["ios-2010"]) == "ios-2011")
    }

    @Test("is nowhere while a later edition gives it")
    func inForce() {
        let succession = Succession(["2010", "2011", "2014"].map { Self.summary($0) })
        #expect(succession.removal(of: Self.rule, lineageIn: ["ios-2010", "ios-2014"]) == nil)
    }

    @Test("is not told by a text of unknown date, which may be older, nor hidden by one")
    func unknownDate() {
        let web = EditionSummary(
            edition: Edition(id: "ios-web", title: "", date: nil, series: [.ios]),
            holding: Holding(chunks: [0, 1], pages: 0, topics: ["toolbar"]), sources: 2, rules: 1)
        #expect(Succession([Self.summary("2010"), web]).removal(of: Self.rule, lineageIn: ["ios-2010"]) == nil)
        let between = Succession([Self.summary("2010"), Self.summary("2011"), web])
        #expect(between.removal(of: Self.rule, lineageIn: ["ios-2010", "ios-web"]) == "ios-2011")
    }

    @Test("is not told by an edition held in part, but by the next one held whole")
    func inPart() {
        let part = [Self.summary("2010"), Self.summary("2011", chunks: [7])]
        #expect(Succession(part).removal(of: Self.rule, lineageIn: ["ios-2010"]) == nil)
        let whole = part + [Self.summary("2014")]
        #expect(Succession(whole).removal(of: Self.rule, lineageIn: ["ios-2010"]) == "ios-2014")
    }
}
