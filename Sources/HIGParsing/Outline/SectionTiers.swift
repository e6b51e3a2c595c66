/// What the levels of a document's headings tell of the sections that its contents list: which are parts of others.
///
/// Levels taken from print are unreliable, and a wrong parent is worse than none. So they count only where the document bears
/// them out: one by one where few headings skip a level, or else as two tiers where these divide chapters as writers do.
enum SectionTiers: Equatable {
    /// Each level is a rank of its own.
    case byLevel
    /// Down to this level they are sections, below it parts of these.
    case inTwo(sectionsDownTo: Int)
    /// They tell nothing: all stand side by side.
    case flat

    /// A heading that the contents list.
    struct Listed {
        let level: Int
        /// Its entry; `nil` where the heading stands elsewhere than the contents say.
        let entry: Contents.Entry?
    }

    /// - Parameter headings: in the order of the document.
    init(_ headings: [Listed]) {
        let levels = headings.map(\.level)
        let cuts = Set(levels).sorted().dropLast()
        self =
            SectionTiers.descendOneByOne(levels)
            ? .byLevel
            : cuts.first { SectionTiers.bearOut(cut: $0, headings) }.map { .inTwo(sectionsDownTo: $0) } ?? .flat
    }

    /// How deep a listed heading of some level stands below its chapter; more is deeper.
    func depth(ofLevel level: Int) -> Int {
        switch self {
        case .byLevel: level
        case .inTwo(let last): level <= last ? 0 : 1
        case .flat: 0
        }
    }

    /// Whether few headings are two levels below the one before, where a document uses the levels between.
    private static func descendOneByOne(_ levels: [Int]) -> Bool {
        var counts: [Int: Int] = [:]
        for level in levels { counts[level, default: 0] += 1 }
        let used = counts.filter { $0.value * 25 >= levels.count }.keys.sorted()
        let ranks = levels.compactMap { used.firstIndex(of: $0) }
        let descents = zip(ranks, ranks.dropFirst()).filter { $0 < $1 }
        return descents.count { $0 + 1 < $1 } * 4 < max(1, descents.count)
    }

    /// Whether the document is divided as a book is, if levels down to `cut` are sections: chapters open with a section, and
    /// what has parts has several.
    private static func bearOut(cut: Int, _ headings: [Listed]) -> Bool {
        var chapter: HeadingText?
        // Those of each section, and those that come before any.
        var parts: [Int] = []
        var orphans = 0
        var hasSection = false
        for heading in headings {
            if let entry = heading.entry {
                if entry.chapter != chapter || entry.isChapter { (chapter, hasSection) = (entry.chapter, false) }
                if entry.isChapter { continue }
            }
            if heading.level <= cut {
                hasSection = true
                parts.append(0)
            } else if hasSection {
                parts[parts.count - 1] += 1
            } else {
                orphans += 1
            }
        }
        let divided = parts.filter { $0 > 0 }
        return divided.count >= fewestDivided && divided.count { $0 == 1 } * mostAlone <= divided.count
            && orphans * mostOrphans <= divided.reduce(orphans, +)
    }

    /// The fewest sections with parts that tell anything: where half of all headings are parts by chance, one book in 64 has
    /// no part by itself in six.
    private static let fewestDivided = 6

    /// One section in so many may have a single part. Of the twelve books that were looked at, nine whose levels hold have at
    /// most one in twelve, three whose levels are slips of the extraction from one in five to one in two.
    private static let mostAlone = 8

    /// One part in so many may come before the first section of its chapter.
    private static let mostOrphans = 20
}
