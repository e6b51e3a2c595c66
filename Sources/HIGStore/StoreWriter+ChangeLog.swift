import HIGModel

extension StoreWriter {
    func insert(_ changeLog: [ChangeLogEntry], inSource source: Int64) throws {
        for (position, entry) in changeLog.enumerated() {
            try insert(
                into: "change_log",
                "source, position, date, written, page, last_page, first_line, last_line, topics, text",
                [
                    source, position, entry.date?.description, entry.written, entry.source.pages?.first,
                    entry.source.pages?.last, entry.source.lines.lowerBound, entry.source.lines.upperBound,
                    try StringList(entry.topics).json(),
                    entry.text,
                ])
        }
    }
}
