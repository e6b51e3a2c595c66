import HIGModel

extension TopicFinder {
    /// The change log's entries with their places and topics.
    func entries(of log: ChangeLog, in text: BlockText, of source: Source, _ bytes: SourceText) -> [ChangeLogEntry] {
        log.entries.map { entry in
            let block = text.blocks[entry.block]
            return ChangeLogEntry(
                edition: source.edition, date: entry.date, written: entry.written, text: entry.text,
                topics: topics(ofNote: entry.text, onPage: text.title),
                source: Citation(
                    document: source.document, file: source.file, chunk: source.chunk, pages: block.pages,
                    lines: bytes.lines(of: block.bytes)))
        }
    }

    /// A page's change log is about the page; that of a book about what it mentions.
    private func topics(ofNote text: String, onPage title: String?) -> [String] {
        let mentioned = vocabulary.mentions(in: text).map(\.slug)
        let page = title.flatMap { topic(of: [HeadingTopics($0, in: vocabulary)], mentioned: mentioned) }
        return (page.map { [$0] } ?? mentioned).distinct()
    }
}
