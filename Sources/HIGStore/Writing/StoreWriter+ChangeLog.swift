import HIGModel

extension StoreWriter {
    func insert(_ changeLog: [ChangeLogEntry], inSource source: Int64) throws {
        for (position, entry) in changeLog.enumerated() {
            try insert(
                into: "change_log",
                "source, position, date, written, page, last_page, first_line, last_line, topics, text",
                [
                    .integer(source), .integer(position), .text(entry.date?.description), .text(entry.written),
                    .integer(entry.source.pages?.first), .integer(entry.source.pages?.last),
                    .integer(entry.source.lines.lowerBound), .integer(entry.source.lines.upperBound),
                    .text(try StringList(entry.topics).json()), .text(entry.text),
                ])
        }
    }
}
