import HIGModel

@testable import HIGParsing

/// A small generator of numbers that gives the same ones for the same seed on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}

/// Makes texts that look like what extraction leaves: rules, lists, figures, tables and damage in any order.
struct TextMaker {
    var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// The sources of an edition, chunks and pages mixed, each text once.
    mutating func sources() -> [SourceInput] {
        (0..<Int.random(in: 1...4, using: &random)).map { index in
            let isChunk = Bool.random(using: &random)
            let isPlain = !isChunk && Bool.random(using: &random)
            let header = isChunk ? "<!-- Chunk \(index) | Source: A.pdf | Est. Tokens: 9 -->\n" : ""
            return Samples.input(
                header + text(), file: "\(9 - index).md", chunk: isChunk ? index : nil,
                format: isPlain ? .plainText : .markdown)
        }
    }

    /// A whole document and chunks of its lines, cut anywhere and some of them missing.
    mutating func documentInChunks() -> [SourceInput] {
        let text = text() + text()
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var chunks: [SourceInput] = []
        for number in 0..<lines.count where !lines.isEmpty {
            let count = Int.random(in: 1...6, using: &random)
            if Bool.random(using: &random) {
                let header = "<!-- Chunk \(number) | Source: A.pdf | Est. Tokens: 9 -->\n"
                chunks.append(
                    Samples.input(
                        header + lines.prefix(count).joined(separator: "\n"), file: "\(number).md", chunk: number))
            }
            lines = lines.dropFirst(count)
        }
        return chunks + [Samples.input(text, file: "full_document.md", isWhole: true)]
    }

    mutating func text() -> String {
        (0..<Int.random(in: 1...14, using: &random)).map { _ in
            block() + pick(["\n\n", "  \n", "\n", "\r\n\r\n", "\n \n"])
        }
        .joined()
    }

    private mutating func block() -> String {
        switch Int.random(in: 0..<15, using: &random) {
        case 0: "**" + sentence() + "** " + paragraph()
        case 1: "**" + words(4) + "** " + words(3) + ". " + paragraph()
        case 2: pick(["# ", "## ", "#### "]) + words(3)
        case 3: words(5) + ":\n\n" + list()
        case 4: list()
        case 5: "![](images/_page_\(Int.random(in: 1...200, using: &random))_Picture_1.jpeg)"
        case 6: "**Figure 6-4** " + words(5)
        case 7: "<span id=\"page-\(Int.random(in: 1...200, using: &random))-0\"></span>" + paragraph()
        case 8: pick(["**Important:** ", "Note: ", "Tip ", "**API Note:**"]) + paragraph()
        case 9: "| A | B |\n| --- | --- |\n| " + words(2) + " | " + words(2) + " |\n"
        case 10: "● " + words(4) + " ● " + words(4)
        case 11:
            pick(["```\n", "<div>", "> ", "- [ ", "~~~\n", "    ", "<!-- ", "***", "&#0;", "|", "[a](b \"", "1. "])
                + paragraph()
        case 12: "Panels, Sheets, and the Inspector"
        default: paragraph()
        }
    }

    private mutating func list() -> String {
        let mark = pick(["- ", "* ", "1. ", "● "])
        return (0..<Int.random(in: 1...4, using: &random)).map { index in
            String(repeating: "  ", count: Int.random(in: 0...2, using: &random)) + mark
                + (index % 2 == 0 ? sentence() : words(4))
        }
        .joined(separator: pick(["\n", "\n\n", "  \n"]))
    }

    private mutating func paragraph() -> String {
        (0..<Int.random(in: 1...5, using: &random)).map { _ in sentence() }.joined(
            separator: pick([" ", "\n", "  \n", "  "]))
    }

    private mutating func sentence() -> String {
        pick([
            "Avoid ", "Don't ", "You should ", "Use ", "Make sure ", "Consider ", "You can ", "It's best to ",
            "If so, ",
            "For example, ", "See ", "The ", "A ", "Is ", "Never ", "When it is late, ", "On iPhone, ", "(", "\"", "",
        ]) + words(Int.random(in: 1...9, using: &random))
            + pick([".", ".", ".", "?", ":", "…", ".\"", " (see [Bars](#page-1-0)).", ""])
    }

    private mutating func words(_ count: Int) -> String {
        (0..<count).map { _ in
            pick([
                "panel", "panels", "the", "a", "use", "show", "back button", "toolbar", "forthe", "iconsfit",
                "information,see",
                "don’t", "naïve", "日本", "&amp;", "\\*", "`code`", "**bold**", "*it*", "[a link](http://x.y/z)",
                "44 x 44",
                "iOS 7.1", "e.g.", "UIBarMetrics", "alwaystakesthe", "(page 12)", "—", "applications(as they are)",
                "should", "not",
                "must", "<b>", "<br>", "~", "_", "🙂",
            ])
        }
        .joined(separator: " ")
    }

    private mutating func pick(_ texts: [String]) -> String {
        texts.randomElement(using: &random) ?? ""
    }
}
