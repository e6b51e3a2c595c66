import HIGModel

extension Coverage: Record {
    static let schemaName = "coverage"
    static let about = "What became of the characters (Unicode code points) of an edition's files."
    static let fields: [Field<Coverage>] = [
        Field("edition", "The edition's id.", \.edition.id),
        Field("sources", "The number of files.", \.sources),
        Field("characters", "All characters of the files.", \.characters),
        role("statements", "Characters of what the rules state.", .statement),
        role("bodies", "Characters of what belongs to the rules' statements.", .body),
        role("descriptions", "Characters of other text.", .description),
        role("definitions", "Characters of definitions.", .definition),
        role("tables", "Characters of tables that state no rules.", .table),
        role("figures", "Characters of images and captions.", .figure),
        role("headings", "Characters of headings.", .heading),
        role("boilerplate", "Characters of running headers, contents, indexes, navigation.", .boilerplate),
        role(
            "repeated",
            "Characters that count elsewhere: what chunks hold of a whole document as well, what is printed twice.",
            .repeated),
        Field("uncovered", "Characters in no passage; 0 in a sound database.", \.uncovered),
        Field("overlapping", "Characters counted again in a second passage; 0 in a sound database.", \.overlapping),
        Field("faultyFiles", "The files with such characters.", \.faultyFiles),
    ]

    private static func role(_ name: String, _ about: String, _ role: Passage.Role) -> Field<Coverage> {
        Field(name, about) { $0.byRole[role] ?? 0 }
    }
}

/// `check --coverage`.
struct CoverageDocument: Document {
    let editions: [Coverage]

    static let kind = Schema.coverage
    static let about = "What became of the characters of all files, by edition, oldest first."
    static let content: [Field<CoverageDocument>] = [Field("editions", "The editions.", \.editions)]
}
