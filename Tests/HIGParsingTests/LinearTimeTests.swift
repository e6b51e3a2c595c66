import ConcurrentWork
import Foundation
import HIGModel
import Testing

@testable import HIGParsing

/// Eight times the text may take eight times the work, not sixty-four times: the bound lies between.
@Suite("Linear time", .serialized)
struct LinearTimeTests {
    private static let vocabulary = Result { try TopicVocabulary.bundled() }

    /// The processor time of reading a text, in seconds; the thread's own, so that a busy machine changes nothing.
    private func work(_ markdown: String) throws -> Double {
        let input = Samples.input(markdown, file: "page.md")
        let reader = EditionReader(vocabulary: try Self.vocabulary.get(), workers: Workers(1))
        let start = LinearTimeTests.processorTime()
        _ = try reader.read(Samples.edition, sources: [input])
        return LinearTimeTests.processorTime() - start
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static func many(_ unit: String) -> @Sendable (Int) -> String { { String(repeating: unit, count: $0) } }

    static let texts: [(name: String, text: @Sendable (Int) -> String, count: Int)] = [
        ("sentences", many("Avoid crowding the bar. It is small, and people miss it. "), 60),
        ("a sentence without an end", many("in the bar, the list you can use and the menu, "), 60),
        ("words without marks", many("when you can see the list views display "), 60),
        (
            "a table", { "| If | Do this |\n|---|---|\n" + String(repeating: "| It rains | Close it. |\n", count: $0) },
            40
        ),
        ("unclosed bold", many("**Use it and "), 60),
        ("bold words", many("**Use** it. "), 60),
        ("fragments", many("part of a line  \n"), 60),
        ("items", many("- Use it. Make sure it works\n"), 50),
        ("one word", many("always "), 400), ("names that hang on their neighbours", many("badge orientation "), 400),
    ]

    @Test("eight times as much takes about eight times the work", arguments: texts.indices)
    func ratio(index: Int) throws {
        let (name, text, count) = Self.texts[index]
        _ = try work(text(count))
        let short = try (0..<3).map { _ in try work(text(count)) }.min() ?? 0
        let long = try work(text(count * 8))
        #expect(long < short * 32 + 0.02, "\(name): \(short) and \(long)")
    }

    @Test("lists nested a thousand deep are read")
    func nesting() throws {
        let lines = (0..<1000).map { String(repeating: " ", count: $0 * 2) + "- Use level \($0)." }
        let reading = try Samples.read([Samples.input(lines.joined(separator: "\n"), file: "page.md")])
        #expect(reading.sources.flatMap(\.passages).contains { $0.text.contains("Use level 0.") })
    }

    @Test("a text with no rules has none")
    func none() throws {
        let reading = try Samples.read([Samples.input("A bar is wide.\n\nIt has a border.", file: "page.md")])
        #expect(reading.sources.flatMap(\.rules).isEmpty)
    }
}
