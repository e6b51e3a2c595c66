import HIGModel
import Testing

@Suite("Edition")
struct EditionTests {
    @Test("editions come by date, undated ones last, then by id")
    func order() {
        let editions = ["ios-2014", "draft", "mac-2011", "ios-2011", "current", "ios-2010-03"].map { id in
            Edition(
                id: id, title: "", date: PartialDate(id.drop { $0 != "-" }.dropFirst()), series: [.ios])
        }
        #expect(
            editions.sorted().map(\.id) == ["ios-2010-03", "ios-2011", "mac-2011", "ios-2014", "current", "draft"])
    }

    @Test("of one date a draft comes before what it is a draft of")
    func drafts() {
        let editions = ["mac-2001", Edition.preliminaryID(of: "mac-2001"), "mac-2000"].map { id in
            Edition(
                id: id, title: "", date: PartialDate(Edition.finalID(of: id).drop { $0 != "-" }.dropFirst()),
                series: [.mac])
        }
        #expect(editions.sorted().map(\.id) == ["mac-2000", "mac-2001-preliminary", "mac-2001"])
    }
}

@Suite("Modality")
struct ModalityTests {
    @Test("the force compares how much freedom is left")
    func force() {
        #expect(Modality.allCases.map(\.force) == [3, 2, 1, 0, 2, 3])
        #expect(Modality.should.force == Modality.shouldNot.force)
        #expect(Modality.must.force == Modality.mustNot.force)
    }

    @Test("only avoidances and prohibitions forbid")
    func prohibition() {
        #expect(Modality.allCases.filter(\.isProhibition) == [.shouldNot, .mustNot])
    }

    @Test("the names are the guide's")
    func names() {
        #expect(
            Modality.allCases.map(\.rawValue) == ["must", "should", "consider", "may", "should-not", "must-not"])
    }
}

@Suite("Problem")
struct ProblemTests {
    @Test("says where, what, and on a second line what to do next")
    func description() {
        #expect(Problem(.badData, "damaged", at: "a.md:1", next: "mend it").description == "a.md:1: damaged\n  mend it")
        #expect(Problem(.badData, "damaged").description == "damaged")
    }
}

@Suite("Word")
struct WordTests {
    @Test(
        "words are runs of letters and digits, with apostrophes inside",
        arguments: [
            ("Don’t use 44 x 44.", ["don't", "use", "44", "x", "44"]),
            ("the app's 'own' font", ["the", "app's", "own", "font"]),
            ("multi-segment", ["multi", "segment"]), ("a—b…c", ["a", "b", "c"]), ("Écris naïve", ["écris", "naïve"]),
            ("日本語 を", ["日本語", "を"]), ("' ’", []), ("", []), ("🙂 ok", ["ok"]),
        ])
    func words(text: String, expected: [String]) {
        #expect(Word.all(in: text).map(\.text) == expected)
    }

    @Test("a word's bytes are where it stands")
    func bytes() {
        let text = "— Écris « don’t » now"
        let utf8 = Array(text.utf8)
        #expect(
            Word.all(in: text).map { String(decoding: utf8[$0.bytes], as: UTF8.self) } == ["Écris", "don’t", "now"])
    }
}
