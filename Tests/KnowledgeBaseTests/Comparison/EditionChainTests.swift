import HIGLineage
import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("The way from one edition to a later one")
struct EditionChainTests {
    private func summary(
        _ id: String, _ date: String?, _ series: [Series] = [.ios],
        _ holding: Holding = Holding(chunks: [0, 1], pages: 0, topics: [])
    ) -> EditionSummary {
        let edition = Edition(id: id, title: id, date: date.flatMap { PartialDate($0) }, series: series)
        return EditionSummary(edition: edition, holding: holding, sources: 1, rules: 1)
    }

    private func chain(_ older: Int, _ newer: Int, among all: [EditionSummary]) -> EditionChain {
        EditionChain(from: all[older].edition, to: all[newer].edition, among: all)
    }

    private func ids(_ chain: EditionChain) -> [String] { chain.editions.map(\.edition.id) }

    @Test("leads through the editions of their series between them, and no others")
    func between() {
        let all = [
            summary("ios-2009", "2009"), summary("ios-2010", "2010"), summary("mac-2011", "2011", [.mac]),
            summary("ios-2012", "2012"), summary("ios-2014", "2014"), summary("current", nil, [.mac, .ios]),
        ]
        #expect(ids(chain(1, 4, among: all)) == ["ios-2010", "ios-2012", "ios-2014"])
        #expect(ids(chain(2, 5, among: all)) == ["mac-2011", "current"])
        #expect(ids(chain(0, 1, among: all)) == ["ios-2009", "ios-2010"])
    }

    @Test("is the shorter one of two common series", arguments: [[Series.ios, .mac], [.mac, .ios]])
    func shortest(series: [Series]) {
        let all = [
            summary("both-2010", "2010", series), summary("ios-2011", "2011"), summary("mac-2012", "2012", [.mac]),
            summary("ios-2013", "2013"), summary("both-2014", "2014", series),
        ]
        #expect(ids(chain(0, 4, among: all)) == ["both-2010", "mac-2012", "both-2014"])
    }

    @Test("is not in line between editions of different series, and has its two ends and no gaps")
    func noCommonSeries() {
        let all = [summary("ios-2010", "2010"), summary("ios-2011", "2011"), summary("mac-2014", "2014", [.mac])]
        let chain = chain(0, 2, among: all)
        #expect(ids(chain) == ["ios-2010", "mac-2014"])
        #expect(!chain.isInLine && chain.gaps == [])
        #expect(self.chain(0, 1, among: all).isInLine)
    }

    @Test(
        "has a gap where a whole year lies between neighbours, not before a text of unknown date",
        arguments: [
            ("2010", "2011", false), ("2010-01", "2011-12", false), ("2010-03", "2010-11", false),
            ("2010-12", "2012-01", true), ("2010", "2020", true), ("2010", nil, false),
        ])
    func gap(older: String, newer: String?, isGap: Bool) {
        let gaps = chain(0, 1, among: [summary("a", older), summary("b", newer)]).gaps
        #expect(gaps == (isGap ? ["no edition held between a and b"] : []))
        let today = chain(0, 1, among: [summary("a", older), summary("current", nil)]).gaps
        #expect(today == ["no edition held between a and current"])
    }

    @Test("has no gap behind a text of unknown date either")
    func gapBehindUnknownDate() {
        let all = [summary("ios-2010", "2010"), summary("apps", nil), summary("current", nil)]
        #expect(all.map(\.edition.isOfUnknownDate) == [false, true, false])
        #expect(chain(1, 2, among: all).gaps == [])
        #expect(chain(0, 2, among: all).gaps == [])
    }

    @Test("has no gap where an edition between is held, and tells each of several")
    func gaps() {
        let years = ["2010", "2011", "2012", "2014", "2016"]
        #expect(
            chain(0, 4, among: years.map { summary($0, $0) }).gaps == [
                "no edition held between 2012 and 2014", "no edition held between 2014 and 2016",
            ])
    }

    @Test("from an edition to itself has one, and takes no decision about it")
    func itself() throws {
        try withSeeds { base in
            try base.store.read { reader in
                let all = try reader.editionSummaries()
                let chain = chain(1, 1, among: all)
                #expect(ids(chain) == [all[1].edition.id])
                try #expect(chain.pins(reader).steps == [])
                try #expect(chain.links(older: [], newer: [], isWhole: false, reader: reader) == [])
            }
        }
    }

    @Test("finds rules again from one edition held whole to the next; its ends count however they are held")
    func linkedShares() throws {
        try withTemporaryFolder { folder in
            let (kept, gone) = ("**Keep the door of every gate shut.** Cows walk out.", "**Paint a lamp green.**")
            for (year, text) in [("2010", kept + "\n\n" + gone), ("2012", kept), ("2013", kept + "\n\n" + gone)] {
                try folder.writeEdition("\(year) iOS Human Interface Guidelines", ["# Toolbar\n\n" + text], in: "in")
            }
            let other = "**Avoid bells that ring at night.**"
            let header = "<!-- Chunk 7 | Source: 2011 iOS Human Interface Guidelines.pdf | Est. Tokens: 10 -->\n"
            try folder.write("in/2011/chunk_7.md", header + "# Toolbar\n\n" + other + "\n")
            try folder.writeEdition("2014 OS X Human Interface Guidelines", ["# Toolbar\n\n" + kept], in: "in")
            try folder.ingest("in")
            try folder.base().store.read { reader in
                let all = try reader.editionSummaries()
                func shares(_ older: Int, _ newer: Int) throws -> [String] {
                    try chain(older, newer, among: all).linkedShares(reader).map {
                        "\($0.older) \($0.newer) \($0.linked)/\($0.rules)"
                    }
                }
                #expect(all.map(\.holding.isPart) == [false, true, false, false, false])
                try #expect(shares(0, 3) == ["ios-2010 ios-2012 1/2", "ios-2012 ios-2013 1/1"])
                try #expect(shares(1, 2) == ["ios-2011 ios-2012 0/1"])
                try #expect(shares(0, 1) == ["ios-2010 ios-2011 0/0"])
                try #expect(shares(0, 4) == [])
            }
        }
    }
}
