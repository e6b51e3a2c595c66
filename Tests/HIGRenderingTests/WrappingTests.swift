import Testing
import WorkGrowth

@testable import HIGRendering

@Suite("Wrapping")
struct WrappingTests {
    private func lines(_ text: String, _ width: Int) -> [String] {
        [Span(text)].wrapped(to: width).map { $0.map(\.text).joined() }
    }

    @Test("breaks at white space and folds it")
    func words() {
        #expect(lines("  one  two\nthree four ", 9) == ["one two", "three", "four"])
        #expect(lines("", 9) == [])
    }

    @Test("keeps together what a no-break space joins")
    func noBreak() {
        #expect(lines("chunk 8, line\u{A0}22", 13) == ["chunk 8,", "line\u{A0}22"])
    }

    @Test("wide characters take two columns, combining marks none")
    func widths() {
        #expect("日本".displayWidth == 4)
        #expect("e\u{301}te\u{301}".displayWidth == 3)
        #expect("👍🏽👨‍👩‍👧".displayWidth == 4)
        #expect(lines("日本 語の ab", 7) == ["日本", "語の ab"])
    }

    @Test("breaks a word that is wider than the line")
    func longWords() {
        #expect(lines("see https://example.org/a", 8) == ["see", "https://", "example.", "org/a"])
        #expect(lines("日本語", 5) == ["日本", "語"])
        let whole = [Span("see (https://example.org/a) for more")].wrapped(to: 8, breaksWords: false)
        #expect(whole == [[Span("see")], [Span("(https://example.org/a)")], [Span("for more")]])
    }

    @Test("eight times as many flags take about eight times the work")
    func flags() {
        let growth = WorkGrowth(from: 1000) { count in
            _ = lines("Hoist the " + String(repeating: "🇩", count: count) + " at the gate.", 40)
        }
        #expect(growth.isLinear, "\(growth)")
    }

    @Test("no line is wider than asked", arguments: [2, 5, 17, 40])
    func never(width: Int) {
        let text = "The width of 日本語 and re\u{301}sume\u{301}s, alwaystakesthewholewidth, must hold."
        #expect(lines(text, width).allSatisfy { $0.displayWidth <= width })
    }

    @Test("roles end where they ended before")
    func roles() {
        let spans = [Span("keep "), Span("old words", .deleted), Span(", end")]
        #expect(
            spans.wrapped(to: 9) == [
                [Span("keep "), Span("old", .deleted)], [Span("words", .deleted), Span(",")],
                [Span("end")],
            ])
    }
}
