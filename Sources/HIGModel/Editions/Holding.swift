import HIGText

/// How much of an edition the knowledge base holds, as far as its sources tell.
///
/// A rule that is not found in an edition held in part is neither removed nor added: it may stand in the part that
/// is missing.
public struct Holding: Hashable, Sendable {
    /// The chunk numbers held, ascending.
    public let chunks: [Int]
    /// The number of loose pages: sources that are neither a chunk nor a whole document.
    public let pages: Int
    /// Whether the whole document is held, alone or beside its chunks; then nothing is missing.
    public let isWhole: Bool
    /// The topics that the held sources treat, ascending by slug.
    public let topics: [String]

    /// Sorts chunks and topics, so that equal holdings compare equal.
    public init(chunks: [Int], pages: Int, topics: [String], isWhole: Bool = false) {
        self.chunks = chunks.sorted()
        self.pages = pages
        self.topics = topics.sorted()
        self.isWhole = isWhole
    }

    /// Whether chunk numbers are missing: the first held is past 1, or there is a gap. Loose pages never tell.
    public var isPart: Bool {
        guard !isWhole, let first = chunks.first, let last = chunks.last else { return false }
        return first > 1 || last - first + 1 != chunks.count
    }

    /// Whether the edition consists of loose pages, each of which covers its own topics and no others.
    public var isPagewise: Bool { !isWhole && chunks.isEmpty && pages > 0 }

    /// Whether there are topics of which nothing is known here: advice on them goes past the edition.
    public var letsAdvicePass: Bool { isPart || isPagewise }

    /// Whether a rule on `topic` that is not found here is known to be absent from the edition.
    public func covers(topic: String) -> Bool {
        if isPagewise { return topics.contains(topic) }
        return !isPart
    }

    /// What is held, for people: `in part (2 chunks, numbers 105 and 108)`, `264 chunks`, `1 page`,
    /// `whole, with 264 chunks`.
    public var summary: String {
        if isWhole {
            let listed = [(chunks.count, "chunk"), (pages, "page")].filter { $0.0 > 0 }
                .map { counted($0.0, $0.1) }.joined(separator: " and ")
            return listed.isEmpty ? "whole" : "whole, with \(listed)"
        }
        if chunks.isEmpty { return counted(pages, "page") }
        let count = counted(chunks.count, "chunk")
        guard isPart else { return count }
        let runs = Holding.runs(chunks)
        let shown = runs.prefix(6).joined(separator: ", ") + (runs.count > 6 ? ", …" : "")
        let listed = runs.count == 2 ? runs.joined(separator: " and ") : shown
        return "in part (\(count), \(chunks.count == 1 ? "number" : "numbers") \(listed))"
    }

    /// Consecutive numbers folded: 3, 4, 5, 9 become `3–5` and `9`.
    private static func runs(_ numbers: [Int]) -> [String] {
        var runs: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = runs.last, number == last.upperBound + 1 {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
    }
}
