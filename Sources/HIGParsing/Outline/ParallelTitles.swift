/// Headings of one pattern near each other, "The File Menu", "The Edit Menu", "The View Menu": sections of one rank,
/// whatever size the extraction found each in.
///
/// Extraction takes a heading for a higher one more often than for a lower one, so that the lowest level that half of them
/// share is theirs.
enum ParallelTitles {
    /// The levels of headings in their order, with those of one pattern made equal.
    static func levels(of headings: [(title: HeadingText, level: Int)]) -> [Int] {
        var levels = headings.map(\.level)
        var families: [Pattern: [Int]] = [:]
        for (index, heading) in headings.enumerated() {
            let words = heading.title.words.split(separator: " ")
            guard words.count > 2, let first = words.first, let last = words.last else { continue }
            families[Pattern(first: first, last: last, count: words.count), default: []].append(index)
        }
        for family in families.values {
            for run in runs(of: family) where run.count > 2 {
                equalize(run, in: &levels)
            }
        }
        return levels
    }

    /// Gives headings of one rank the lowest level that half of them share, unless they have a lower one.
    static func equalize(_ indices: [Int], in levels: inout [Int]) {
        let shared = (1...6).last { level in indices.count { levels[$0] == level } * 2 >= indices.count }
        guard let shared else { return }
        for index in indices { levels[index] = max(levels[index], shared) }
    }

    private struct Pattern: Hashable {
        let first: Substring
        let last: Substring
        /// Of all words.
        let count: Int
    }

    /// The most headings that may stand between two of a run: what stands below the first.
    private static let distance = 8

    private static func runs(of indices: [Int]) -> [[Int]] {
        var runs: [[Int]] = []
        for index in indices {
            if let last = runs.last?.last, index - last <= distance {
                runs[runs.count - 1].append(index)
            } else {
                runs.append([index])
            }
        }
        return runs
    }
}
