import HIGModel
import Testing

@testable import HIGLineage

@Suite("Descent")
struct DescentTests {
    /// Links given as "older > newer".
    private func descent(_ links: String...) -> Descent {
        Descent(
            links.map { link in
                let ends = link.split(separator: " > ").map(String.init)
                return Link(
                    from: ends[0], to: ends[1], bond: .statement, confidence: 1,
                    evidence: Evidence(statements: 1, texts: 1, sharedWords: [], sameTopic: true, neighbours: false))
            })
    }

    @Test("goes back and on over any number of editions")
    func kin() {
        let descent = descent("1987/a > 1992/b", "1992/b > 2004/c", "2004/c > 2013/d")
        #expect(descent.kin(of: "1992/b") == ["1987/a", "1992/b", "2004/c", "2013/d"])
        #expect(descent.sources(of: "2004/c") == ["1987/a", "1992/b"])
        #expect(descent.sources(of: "1987/a") == [])
    }

    @Test("leaves out what only went into the same rule, or came out of it, and where that came from")
    func siblings() {
        let merged = descent("1987/old > 1992/one", "1992/one > 2004/both", "1992/other > 2004/both")
        #expect(merged.kin(of: "1992/other") == ["1992/other", "2004/both"])
        #expect(merged.kin(of: "2004/both") == ["1987/old", "1992/one", "1992/other", "2004/both"])
        let split = descent("1987/whole > 1992/half", "1987/whole > 1992/rest", "1992/rest > 2004/last")
        #expect(split.kin(of: "1992/half") == ["1987/whole", "1992/half"])
    }

    @Test("takes in what another series has of it, with what that came from")
    func otherSeries() {
        let descent = descent(
            "ios-2011/a > ios-2014/b", "ios-2014/b > current/c", "mac-2008/x > mac-2013/y", "mac-2013/y > current/c")
        #expect(descent.kin(of: "ios-2014/b") == ["ios-2011/a", "ios-2014/b", "current/c", "mac-2013/y", "mac-2008/x"])
        #expect(descent.sources(of: "ios-2014/b") == ["ios-2011/a"])
    }

    @Test("of a rule without links is the rule")
    func alone() {
        #expect(descent("1987/a > 1992/b").kin(of: "1987/c") == ["1987/c"])
    }

    @Test("takes in all that came of it, though it came into one edition in two ways")
    func twoWays() {
        let descent = descent("1987/a > 1992/b", "1992/b > 2004/d", "1987/a > 2004/c")
        #expect(descent.kin(of: "1987/a") == ["1987/a", "1992/b", "2004/c", "2004/d"])
    }

    @Test("takes in what came of its source in another series, and what came of that")
    func otherSeriesOfSource() {
        let descent = descent("ios-2010/a > ios-2012/b", "ios-2010/a > mac-2011/x", "mac-2011/x > mac-2013/y")
        #expect(descent.kin(of: "ios-2012/b") == ["ios-2010/a", "ios-2012/b", "mac-2011/x", "mac-2013/y"])
        #expect(descent.sources(of: "ios-2012/b") == ["ios-2010/a"])
    }
}
