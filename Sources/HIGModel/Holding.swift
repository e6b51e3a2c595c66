/// How much of an edition the knowledge base holds, as far as its sources tell.
///
/// A rule that is not found in an edition held in part is neither removed nor added: it may stand in the part that
/// is missing.
public struct Holding: Hashable, Sendable {
    /// The chunk numbers held, ascending.
    public let chunks: [Int]
    /// The number of sources without a chunk number: web pages, whole documents.
    public let pages: Int
    /// The topics that the held sources treat, ascending by slug.
    public let topics: [String]

    public init(chunks: [Int], pages: Int, topics: [String]) {
        self.chunks = chunks.sorted()
        self.pages = pages
        self.topics = topics.sorted()
    }

    /// Whether chunk numbers are missing: the first held is past 1, or there is a gap. Loose pages never tell.
    public var isPart: Bool {
        guard let first = chunks.first, let last = chunks.last else { return false }
        return first > 1 || last - first + 1 != chunks.count
    }

    /// Whether the edition consists of loose pages, each of which covers its own topics and no others.
    public var isPagewise: Bool { chunks.isEmpty && pages > 0 }

    /// Whether a rule on `topic` that is not found here is known to be absent from the edition.
    public func covers(topic: String) -> Bool {
        if isPagewise { return topics.contains(topic) }
        return !isPart
    }

    /// What is held, for people: `in part (2 chunks, numbers 105 and 108)`, `264 chunks`, `1 page`.
    public var summary: String {
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

/// A number with its noun: `1 rule`, `2 rules`; `plural` where adding an s does not make it.
public func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}
