import Testing

@testable import HIGParsing

@Suite("GluedRun")
struct GluedRunTests {
    @Test(
        "runs are plain letters, with what an apostrophe adds to them",
        arguments: [
            ("", []), ("Undo it, redo that", ["Undo", "redo", "that"]),
            ("applicationsthey're glad", ["applicationsthey're", "glad"]), ("don\u{2019}tset", ["don\u{2019}tset"]),
            ("don't", []), ("abc1defg hijk 2lmno", ["hijk"]), ("na\u{EF}vet\u{E9} word", ["word"]),
            ("word\u{2014}more", ["word", "more"]), ("uncharacteristically", ["uncharacteristically"]),
            ("icon'sselected'twice", ["icon'sselected", "twice"]), ("cafe\u{301}s open", ["open"]),
        ])
    func runs(text: String, found: [String]) {
        let utf8 = Array(text.utf8)
        var runs: [String] = []
        GluedRun.forEach(in: utf8) { runs.append(String(decoding: utf8[$0.whole], as: UTF8.self)) }
        #expect(runs == found)
    }

    @Test("they are found wherever they stand", arguments: 0...20)
    func places(length: Int) {
        let text = Array((String(repeating: "-", count: length) + "keep").utf8)
        var runs: [Range<Int>] = []
        GluedRun.forEach(in: text) { runs.append($0.letters) }
        #expect(runs == [length..<length + 4])
    }
}
