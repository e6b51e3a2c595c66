import HIGModel

extension Rule: Record {
    static let schemaName = "rule"
    static let about = "One normative statement of one edition, with its body."
    static let aboutIntroduction =
        "The sentence to read before the statement: what leads to its list, or what its \"this\" speaks of; null for most."
    static let fields: [Field<Rule>] = [
        Field("id", "Edition, topic and a slug of the statement's own words.", \.id),
        Field("lineage", "The id, without the edition, of the first rule that gives the same advice.", \.lineage),
        Field("edition", "The edition's id.", \.edition),
        Field("series", "The lines the edition continues, main one first.", \.series),
        Field("topic", "The main topic's slug.", \.topic),
        Field("topics", "The main topic, then the mentioned ones.", \.topics),
        Field("section", "The heading path, outermost first.", \.section),
        Field("statement", "What to do, in the source's words.", \.statement),
        Field("body", "Reasons, examples, exceptions, lists; paragraphs apart by blank lines.", \.body),
        Field("modality", "How strongly the rule binds.", \.modality),
        Field(
            "platforms", "Platforms the rule is limited to, by its words, section, page or series; empty for all.",
            \.platforms),
        Field("style", "How the statement is set.", \.style),
        Field("source", "Where the rule stands.", \.source),
        Field("digest", "SHA-256 of statement and body.", \.digest),
        Field("measures", "The numbers with units that the rule sets.", \.measures),
        Field("introduction", Rule.aboutIntroduction, \.introduction),
    ]
}

extension Citation: Record {
    static let schemaName = "source"
    static let about = "Where a rule stands, precisely enough to be cited."
    static let fields: [Field<Citation>] = [
        Field("document", "The document the text was taken from.", \.document),
        Field("file", "The file, relative to the ingested folder.", \.file),
        Field("chunk", "The chunk's number; null for pages and whole documents.", \.chunk),
        Field(
            "page", "The page, counted from 0, or the first that it can stand on; null for web text.", \.pages?.first),
        Field("lines", "First and last line of the file, counted from 1.") { citation in
            [citation.lines.lowerBound, citation.lines.upperBound]
        },
        Field("continuations", "Where the rule goes on, when a chunk's border cuts it.", \.continuations),
        Field(
            "lastPage",
            "The last page that it can stand on, where it can stand on several; null elsewhere.",
            \.pages?.last),
    ]
}

extension Citation.Continuation: Record {
    static let schemaName = "continuation"
    static let about = "The stretch of a later chunk that a rule goes on in."
    static let fields: [Field<Citation.Continuation>] = [
        Field("file", "The file, relative to the ingested folder.", \.file),
        Field("chunk", "The chunk's number; null for pages.", \.chunk),
        Field("lines", "First and last line of the file, counted from 1.") { stretch in
            [stretch.lines.lowerBound, stretch.lines.upperBound]
        },
    ]
}

extension Modality: NamedChoice {}
extension Rule.Style: NamedChoice {}

extension Series: Datum {
    static var shape: Shape { .string }
    var json: JSON { .string(rawValue) }
}

/// `rules`, `export rules`.
struct RulesDocument: Document {
    /// Hands over the rules.
    let forEachRule: ((Rule) throws -> Void) throws -> Void

    static let kind = Schema.rules
    static let about = "Rules by edition date, source and position."
    static let content: [Field<RulesDocument>] = []
    static let lists: [ListField<RulesDocument>] = [
        ListField("rules", "The rules.") { try $0.forEachRule($1) }
    ]
}
