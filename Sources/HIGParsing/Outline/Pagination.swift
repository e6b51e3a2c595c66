import HIGModel

/// Tells on which pages of the print the blocks of an edition can stand.
///
/// A converter marks pages where links lead and where pictures stand, so that marks may be pages apart, and chunks without
/// any. A block can stand on every page from that of the last mark before its end to that of the first one after it; where
/// its own chunk has none there, the chunks beside it tell.
enum Pagination {
    /// - Parameter sources: those of the texts, by chunk number.
    static func paginate(_ texts: inout [BlockText], of sources: [Source]) {
        let followers = sources.indices.map { $0 > 0 && sources[$0 - 1].precedes(sources[$0]) }
        var after = [Int?](repeating: nil, count: texts.count)
        for index in texts.indices.dropFirst().reversed() where followers[index] {
            after[index - 1] = texts[index].pageMarks.first?.page ?? after[index]
        }
        var before: Int?
        for index in texts.indices {
            before = followers[index] ? texts[index - 1].pageMarks.last?.page ?? before : nil
            paginate(&texts[index], before: before, after: after[index])
        }
    }

    /// - Parameters:
    ///   - before: the page of the last mark before the text.
    ///   - after: the page of the first one after it.
    private static func paginate(_ text: inout BlockText, before: Int?, after: Int?) {
        let marks = text.pageMarks
        var next = 0
        for index in text.blocks.indices {
            while next < marks.count, marks[next].offset < text.blocks[index].bytes.upperBound { next += 1 }
            let following = next < marks.count ? marks[next].page : nil
            // Before the first mark of all, only that one tells.
            let first = next > 0 ? marks[next - 1].page : before ?? following
            text.blocks[index].pages = first.map { Pages($0, following: following ?? after) }
        }
    }
}
