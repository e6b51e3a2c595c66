import HIGModel
import Testing

@Suite("Lineage")
struct LineageTests {
    private static func edition(_ series: Series, _ year: String) -> Edition {
        Edition(id: "\(series.rawValue)-\(year)", title: "", date: PartialDate(year), series: [series])
    }

    private static func stated(_ edition: Edition) -> Lineage.Step {
        let rule = Rule(
            id: "\(edition.id)/lamp/dim", lineage: "lamp/dim", edition: edition.id, series: edition.series,
            topic: "lamp", topics: ["lamp"], section: [], statement: "Dim lamps.", body: "", modality: .should,
            platforms: [],
            style: .headline, source: Citation(document: "Lamps", file: "a.md", chunk: nil, pages: nil, lines: 1...1),
            digest: "")
        return Lineage.Step(edition: edition, rules: [rule], change: nil, note: nil)
    }

    private static func removed(_ edition: Edition) -> Lineage.Step {
        Lineage.Step(edition: edition, rules: [], change: nil, note: .removed)
    }

    @Test("a removal is told of the edition that took the advice out, each line for itself")
    func removal() {
        let steps = [
            Self.stated(Self.edition(.mac, "1992")), Self.stated(Self.edition(.ios, "2010")),
            Self.removed(Self.edition(.mac, "2004")), Self.removed(Self.edition(.ios, "2011")),
            Self.removed(Self.edition(.mac, "2013")),
        ]
        let olders = steps.indices.map { steps.statedBeforeRemoval(at: $0)?.edition.id }
        #expect(olders == [nil, nil, "mac-1992", "ios-2010", nil])
    }
}
