import Testing

@testable import higkb

@Suite("The progress of an export")
struct ProgressTests {
    @Test("adds up what all of its files take, begins after a second, and goes away with the work")
    func adding() {
        var (time, shown) = (10.0, [String]())
        let progress = Progress(now: { time }, show: { shown.append($0) })
        for _ in 1...20 {
            progress.add(1 << 20)
            time += 0.09
        }
        progress.end()
        #expect(
            shown == [
                "higkb: 13 MB written", "higkb: 16 MB written", "higkb: 19 MB written", "",
            ])
    }

    @Test("of work that is soon done is never shown")
    func short() {
        var shown: [String] = []
        let progress = Progress(now: { 1 }, show: { shown.append($0) })
        progress.add(1 << 30)
        progress.tell { 1 << 31 }
        progress.end()
        #expect(shown == [])
    }
}
