import HIGModel
import Testing

@testable import HIGParsing

@Suite("SourceText")
struct SourceTextTests {
    @Test("lines count from 1, and each starts after a line end")
    func lines() throws {
        let text = try Samples.source("a\nbc\n\nd")
        #expect((1...6).map(text.start(ofLine:)) == [0, 2, 5, 6, 7, 7])
        #expect((0...6).map(text.line(at:)) == [1, 1, 2, 2, 2, 3, 4])
    }

    @Test("a carriage return ends a line where no line feed follows")
    func carriageReturns() throws {
        let text = try Samples.source("a\rb\r\nc\n\rd\r")
        #expect((1...6).map(text.start(ofLine:)) == [0, 2, 5, 7, 8, 10])
        #expect(text.lineCount == 6)
    }

    @Test("lines of any length start behind the line ends", arguments: 0...20)
    func lines(length: Int) throws {
        let lines = String(repeating: "x", count: length) + "\n"
        let text = try Samples.source(String(repeating: lines, count: 9) + "\u{E9}")
        #expect((1...10).map(text.start(ofLine:)) == (0...9).map { $0 * (length + 1) })
        #expect(text.lineCount == 10)
    }

    @Test("a stretch's lines are without the line ends that trail it")
    func stretch() throws {
        let text = try Samples.source("a\nbc\n\nd")
        #expect(text.lines(of: 0..<2) == 1...1)
        #expect(text.lines(of: 0..<6) == 1...2)
        #expect(text.lines(of: 2..<7) == 2...4)
        #expect(text.lines(of: 5..<6) == 3...3)
    }

    @Test(
        "what is not UTF-8 is named with its line",
        arguments: [
            [0xFF], [0xC3], [0xC3, 0x28], [0xE2, 0x80], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
            [0xF5, 0x80, 0x80, 0x80],
        ] as [[UInt8]])
    func invalid(bytes: [UInt8]) {
        let text = Array("Ünder\nüber\n".utf8) + bytes + Array("\nmore".utf8)
        let problem = #expect(throws: Problem.self) { try SourceText(bytes: text, file: "a.md") }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "a.md:3")
    }

    @Test("a NUL byte is no text")
    func nul() {
        let problem = #expect(throws: Problem.self) { try SourceText(bytes: Array("a\nb\0".utf8), file: "a.md") }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "a.md:2")
    }

    @Test("an empty text has one empty line")
    func empty() throws {
        let text = try Samples.source("")
        #expect(text.start(ofLine: 1) == 0)
        #expect(text.start(ofLine: 2) == 0)
    }
}
