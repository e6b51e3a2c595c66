import KnowledgeBase
import Testing

@testable import higkb

@Suite("The line that shows progress")
struct ProgressLineTests {
    private let reading = IngestProgress(
        phase: .reading(edition: "ios-2014"), done: 300, total: 1200, editionsDone: 4, editionsTotal: 13)
    private let linking = IngestProgress(phase: .linking, done: 3, total: 4, editionsDone: 13, editionsTotal: 13)

    @Test("says files, edition and the time that is left")
    func reads() {
        #expect(
            ProgressLine.text(reading, elapsed: 2, columns: 80)
                == "reading 300 of 1200 files, edition 5 of 13 (ios-2014), 6 s left")
        #expect(
            ProgressLine.text(linking, elapsed: 300, columns: 80) == "linking 3 of 4 pairs of editions, 1 min 40 s left"
        )
    }

    @Test("says no time before there is something to tell it from")
    func early() {
        #expect(
            ProgressLine.text(reading, elapsed: 0.1, columns: 80)
                == "reading 300 of 1200 files, edition 5 of 13 (ios-2014)")
    }

    @Test("never fills the terminal's line, and says the most telling parts", arguments: [1, 10, 26, 27, 40, 60, 200])
    func narrow(columns: Int) {
        let text = ProgressLine.text(reading, elapsed: 2, columns: columns)
        #expect(text.count < columns)
        #expect(text.hasPrefix(String("reading 300 of 1200 files".prefix(columns - 1))))
    }
}
