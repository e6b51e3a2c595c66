import HIGModel

/// Tells on which pages of the print the blocks of an edition can stand.
///
/// A converter marks pages where links lead and where pictures stand, so that marks may be pages apart, and chunks without
/// any. A block with a mark, or right below a heading with one, stands on that page; any other on one of those from the
/// last mark before it to the first one after it. The whole document tells, as chunks have lost the marks of their headings; what
/// it does not, the block's own chunk does, and the chunks beside it.
enum Pagination {
    /// - Parameters:
    ///   - sources: those of the texts, by chunk number.
    ///   - outline: the edition's.
    static func paginate(
        _ texts: inout [BlockText], of sources: [Source], outline: EditionOutline, in sourceTexts: [SourceText]
    ) {
        let followers = sources.indices.map { $0 > 0 && sources[$0 - 1].precedes(sources[$0]) }
        var after = [Int?](repeating: nil, count: texts.count)
        for index in texts.indices.dropFirst().reversed() where followers[index] {
            after[index - 1] = texts[index].pageMarks.first?.page ?? after[index]
        }
        var before: Int?
        for index in texts.indices {
            before = followers[index] ? texts[index - 1].pageMarks.last?.page ?? before : nil
            let bounds = bounds(in: texts[index], before: before, after: after[index])
            for (block, own) in zip(texts[index].blocks.indices, bounds) {
                let lines = sourceTexts[index].lines(of: texts[index].blocks[block].bytes)
                let told = outline.pageBounds(of: lines, inSource: index)
                texts[index].blocks[block].pages = (told?.completed(by: own) ?? own).pages
            }
        }
    }

    /// What the marks of a text tell of each of its blocks.
    ///
    /// - Parameters:
    ///   - before: the page of the last mark before the text.
    ///   - after: the page of the first one after it.
    private static func bounds(in text: BlockText, before: Int?, after: Int?) -> [PageBounds] {
        let marks = text.pageMarks
        var next = 0
        var heading: Int?
        return text.blocks.map { block in
            var bounds = PageBounds(own: heading)
            while next < marks.count, marks[next].offset < block.bytes.upperBound {
                if marks[next].offset >= block.bytes.lowerBound { bounds.own = marks[next].page }
                next += 1
            }
            if case .heading = block.kind { heading = bounds.own } else { heading = nil }
            bounds.last = next > 0 ? marks[next - 1].page : before
            bounds.following = next < marks.count ? marks[next].page : after
            return bounds
        }
    }
}
