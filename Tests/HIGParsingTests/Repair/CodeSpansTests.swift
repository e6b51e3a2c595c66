import Testing

@testable import HIGParsing

@Suite("The pieces of code in a text")
struct CodeSpansTests {
    private let spans = CodeSpans([
        Block.Span(style: .strong, range: 0..<40), Block.Span(style: .code, range: 2..<12),
        Block.Span(style: .code, range: 4..<8), Block.Span(style: .code, range: 12..<16),
        Block.Span(style: .code, range: 30..<32),
    ])

    @Test("hold what stands within them, not what stands at their ends")
    func held() {
        #expect((0...40).filter(spans.hold) == Array(3...11) + Array(13...15) + [31])
        #expect(!CodeSpans([]).hold(3))
    }

    @Test("overlap what has a part in common with them")
    func overlapping() {
        #expect((0...38).filter { spans.overlap($0..<$0 + 2) } == Array(1...15) + Array(29...31))
        #expect(!CodeSpans([]).overlap(0..<9))
    }
}
