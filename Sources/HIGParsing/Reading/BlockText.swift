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

    /// In source order.
    let pageMarks: [PageMark]

    init(blocks: [Block], pageMarks: [PageMark], title: String? = nil, warnings: [String] = []) {
        self.blocks = blocks
        self.pageMarks = pageMarks.sorted { $0.offset < $1.offset }
        self.title = title
        self.warnings = warnings
    }
}
