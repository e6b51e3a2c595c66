import HIGModel

/// A passage with its place in its source.
struct PassageLine: Record {
    let source: Source
    let number: Int
    let passage: Passage
    let rule: String?

    static let schemaName = "passage"
    static let about = "A stretch of a file with its role; the passages of a file follow each other without a gap."
    static let fields: [Field<PassageLine>] = [
        Field("edition", "The edition's id.", \.source.edition),
        Field("file", "The file, relative to the ingested folder.", \.source.file),
        Field("number", "The place among the file's passages, counted from 1.", \.number),
        Field("role", "What the text is.", \.passage.role),
        Field("lines", "First and last line of the file, counted from 1.") { line in
            [line.passage.lines.lowerBound, line.passage.lines.upperBound]
        },
        Field("bytes", "Offsets into the file's bytes, the second one past the end.") { line in
            [line.passage.bytes.lowerBound, line.passage.bytes.upperBound]
        },
        Field(
            "page", "The page, counted from 0, or the first that it can stand on; null where none is known.",
            \.passage.pages?.first),
        Field("rule", "The id of the rule that it states or supports; null for other text.", \.rule),
        Field("text", "What a reader sees: markup removed, damage repaired.", \.passage.text),
        Field(
            "lastPage",
            "The last page that it can stand on, where it can stand on several; null elsewhere.",
            \.passage.pages?.last),
    ]
}

extension Passage.Role: NamedChoice {}

/// `show --passages`.
extension SourcePassages: Document {
    static let kind = Schema.passages
    static let about = "A file and all that was read from it, in order."
    static let content: [Field<SourcePassages>] = [
        Field("edition", "The edition's id.", \.source.edition),
        Field("file", "The file, relative to the ingested folder.", \.source.file),
        Field("document", "The document the text was taken from.", \.source.document),
        Field("chunk", "The chunk's number; null for pages and whole documents.", \.source.chunk),
        Field("characters", "All characters of the file, in Unicode code points.", \.characters),
        Field("uncovered", "Characters in no passage; 0 in a sound database.", \.uncovered),
        Field("passages", "The passages.", \.lines),
    ]

    var lines: [PassageLine] {
        passages.enumerated().map { index, passage in
            let rule = passage.rule.flatMap { rules.indices.contains($0) ? rules[$0] : nil }
            return PassageLine(source: source, number: index + 1, passage: passage, rule: rule)
        }
    }
}
