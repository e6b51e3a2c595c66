import Testing

@testable import HIGStore

@Suite("SearchLack: words that nobody says")
struct SearchLackTests {
    private func lack(
        _ words: String, _ substitute: SearchLack.Substitute = .nothing, isElsewhere: Bool = false
    ) -> SearchLack {
        SearchLack(words: words, isElsewhere: isElsewhere, substitute: substitute)
    }

    @Test("words without anything in their place are told together, and left out")
    func nothing() {
        #expect(SearchLack.notes(of: [lack("moat")]) == ["no rule has “moat”; leaving it out"])
        #expect(
            SearchLack.notes(of: [lack("moat"), lack("keep"), lack("stair")])
                == ["no rule has “moat”, “keep” or “stair”; leaving them out"])
    }

    @Test("words that others say are told apart, behind those that nobody says")
    func elsewhere() {
        #expect(
            SearchLack.notes(of: [lack("bell", isElsewhere: true), lack("moat"), lack("gate", isElsewhere: true)]) == [
                "no rule has “moat”; leaving it out",
                "no rule among those asked for has “bell” or “gate”; leaving them out",
            ])
    }

    @Test("other names are told with the words that they stand for, three at most")
    func names() {
        #expect(
            SearchLack.notes(of: [lack("lantern", .names(["lamp"]))])
                == ["no rule has “lantern”; searching for “lamp” instead"])
        #expect(
            SearchLack.notes(of: [lack("glim", .names(["lamp", "light", "torch", "candle"]), isElsewhere: true)])
                == ["no rule among those asked for has “glim”; searching for “lamp”, “light” and “torch” instead"])
    }

    @Test("another name of a topic is told, and the parts of a name are not")
    func topics() {
        #expect(
            SearchLack.notes(of: [lack("wicket", .topic), lack("portal", .topic)])
                == ["no rule has “wicket” or “portal”; showing rules on a topic that is also called so"])
        #expect(SearchLack.notes(of: [lack("gate lamp", .parts)]) == [])
    }

    @Test("names come first, then what nobody says, topics before what is left out")
    func order() {
        let notes = SearchLack.notes(of: [
            lack("moat", isElsewhere: true), lack("keep"), lack("wicket", .topic), lack("glim", .names(["lamp"])),
        ])
        #expect(
            notes.map { $0.split(separator: "“")[1].prefix { $0 != "”" } } == ["glim", "wicket", "keep", "moat"])
    }
}
