import HIGText
import Testing

@testable import HIGStore

@Suite("Synonyms: the words of other eras and platforms")
struct SynonymsTests {
    @Test("both ways, in singular and plural, with a hyphen or without")
    func bothWays() {
        #expect(Synonyms.of("application").near == ["app"])
        #expect(Synonyms.of("apps").near == ["application"])
        #expect(Synonyms.of("see-through").near.contains("translucent"))
        #expect(Synonyms.of("wizards").near.contains("setup assistant"))
    }

    @Test("click and tap are but loosely the same")
    func loose() {
        #expect(Synonyms.of("click").loose.contains("tap"))
        #expect(!Synonyms.of("click").near.contains("tap"))
    }

    @Test("the words of a term say something else apart")
    func terms() {
        #expect(Synonyms.of("right click").isTerm)
        #expect(Synonyms.of("right click").near.contains("contextual menu"))
        #expect(Synonyms.of("voiceover").near.contains("screen reader"))
        #expect(!Synonyms.of("contextual menu").isTerm && !Synonyms.of("combo box").isTerm)
    }

    @Test("from the first line to the last, and from the middle of a line")
    func everyPlace() {
        #expect(Synonyms.of("app").near == ["application"])
        #expect(Synonyms.of("delay").loose == ["wait"])
        #expect(Synonyms.of("homemade").near == ["custom"])
        #expect(Synonyms.of("mac os").near == ["os x", "macos"])
        #expect(
            Synonyms.of("drop down").near == ["dropdown", "pop up menu", "pull down menu", "pop up button", "popup"])
    }

    @Test("what other platforms say finds what the guidelines say, and not the other way")
    func elsewhere() {
        #expect(Synonyms.of("flyouts").near == ["popover", "balloon"])
        #expect(Synonyms.of("tick boxes").near == ["checkbox"])
        #expect(Synonyms.of("popover").near.contains("callout"))
        #expect(!Synonyms.of("popover").near.contains("flyout"))
        #expect(Synonyms.of("main").loose == ["primary"])
        #expect(Synonyms.of("how many").isTerm)
    }

    @Test("no name of elsewhere finds only what the names that go both ways find already")
    func noneTwice() {
        let table = Synonyms.table.split(separator: "\n").map { $0.split(separator: "=").map(name) }
        for line in Synonyms.elsewhere.split(separator: "\n") {
            let sides = line.split(separator: ">").map { $0.split(separator: ",").map(name) }
            for typed in sides[0] {
                let known = table.filter { $0.contains(typed) }.flatMap { $0 } + [typed]
                #expect(!sides[1].allSatisfy(known.contains), "\(typed)")
            }
        }
    }

    private func name(_ text: Substring) -> String {
        Singular.ofEach(in: text.filter { !"~!".contains($0) }.split(separator: " ").joined(separator: " "))
    }

    @Test(
        "a word without others has none", arguments: ["", "xylophone", "the", "kebab", "box", "a", "ap", "waits for"])
    func none(word: String) {
        #expect(Synonyms.of(word).isEmpty)
    }
}
