/// A source read into blocks.
struct BlockText: Sendable {
    /// Links inside the print: from this source offset on, the text stands on this page.
    struct PageMark: Hashable, Sendable {
        let offset: Int
        let page: Int
    }

    /// In source order.
    var blocks: [Block]
    /// The page's own title, where its front matter or first heading gives one.
    var title: String?
    /// What the reader of the source could not make sense of, one sentence each; its text is kept all the same.
    var warnings: [String]

    /// Gives every block the page of the last mark before its end, else that of the first mark after.
    init(blocks: [Block], pageMarks: [PageMark], title: String? = nil, warnings: [String] = []) {
        self.title = title
        self.warnings = warnings
        let marks = pageMarks.sorted { $0.offset < $1.offset }
        var next = 0
        var page: Int?
        self.blocks = blocks.map { block in
            while next < marks.count, marks[next].offset < block.bytes.upperBound {
                page = marks[next].page
                next += 1
            }
            var block = block
            block.page = page ?? marks.first?.page
            return block
        }
    }
}
