import HIGModel

extension Dossier: Record {
    static let schemaName = "dossier"
    static let about = "A rule with what surrounds it."
    static let fields: [Field<Dossier>] = [
        Field("rule", "The rule.", \.rule),
        Field("edition", "The edition that states it.", \.edition),
        Field("elsewhere", "The same advice in the other editions, oldest first.", \.elsewhere),
        Field(
            "turned",
            "What links join to it in the other editions while one on the way turns the advice round, or may; oldest first.",
            \.turned),
        Field("links", "The links to older and newer editions.", \.links),
        Field("unlinked", "The ids of rules that a reader said give other advice.", \.unlinked),
        Field("raw", "The lines of the source, untouched; null unless asked for.", \.raw),
    ]
}

extension Link: Record {
    static let schemaName = "link"
    static let about = "That two rules of different editions give the same advice."
    static let fields: [Field<Link>] = [
        Field("from", "The older rule's id.", \.from),
        Field("to", "The newer rule's id.", \.to),
        Field("bond", "Which part of each rule carries the shared advice.", \.bond),
        Field("confidence", "0 to 1: the share of such links that a careful reader would confirm.") { link in
            Rounded(link.confidence)
        },
        Field("evidence", "What speaks for the link.", \.evidence),
    ]
}

extension Link.Bond: NamedChoice {}

/// `show`.
struct ShowDocument: Document {
    let dossiers: [Dossier]

    static let kind = Schema.show
    static let about = "The rules that a name names: one for a rule's id, one an edition for a lineage's."
    static let content: [Field<ShowDocument>] = [Field("dossiers", "The rules.", \.dossiers)]
}
