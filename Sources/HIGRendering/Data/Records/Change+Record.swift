import HIGModel

extension Change: Record {
    static let schemaName = "change"
    static let about = "What happened to one piece of advice between two editions."
    static let fields: [Field<Change>] = [
        Field("from", "Ids of the older edition's rules; empty when the advice stands only in the newer.") { change in
            change.from.map(\.id)
        },
        Field("to", "Ids of the newer edition's rules; empty when the advice stands only in the older.") { change in
            change.to.map(\.id)
        },
        Field("relation", "What happened.", \.relation),
        Field("moved", "Whether the main topic changed.", \.moved),
        Field(
            "strength",
            "Whether the advice binds more or less now; of a reversal, weaker where more is allowed; null when one side is empty, "
                + "and where what is compared is perhaps turned round.",
            \.strength),
        Field("confidence", "0 to 1, of the weakest link; null when one side is empty.") { change in
            change.confidence.map { Rounded($0) }
        },
        Field("evidence", "What speaks for the link; null when one side is empty.", \.evidence),
        Field("edits", aboutEdits, \.edits.spelledOut),
        Field("note", "Why one side is empty, or what else the change takes in.", \.note),
        Field("measures", "The numbers with units that only one side sets; null when there are none.", \.measures),
        Field("near", "The likeliest counterpart that was refused; null unless asked for and there is one.", \.near),
        Field(
            "doubt", "What a direct comparison says against the way through the editions between; null when nothing.",
            \.doubt),
        Field(
            "sameWords",
            "Where the edition without a counterpart says the words all the same; null when nowhere.", \.sameWords),
        Field(
            "inBody",
            "The sentence of a body that is compared in place of its rule's statement; null where the statements are.",
            \.inBody),
        Field(
            "alsoInBody",
            "Where several rules belong together: sentences of bodies that carry the advice of those that are not compared.",
            \.alsoInBody),
        Field("perhapsReversed", aboutPerhapsReversed, \.perhapsReversed),
    ]

    static let aboutPerhapsReversed =
        "Whether the advice may be turned round, though told in another way: a doubtful link joins what one edition forbids "
        + "with what the other grants, or two contrary places for one thing; or one of several rules is turned round."

    private static let aboutEdits =
        "From what the older edition says to what the newer says: the statements, or the sentence of inBody in place of its "
        + "rule's statement; empty when one side is."
}

extension Change.BodySentence: Record {
    static let schemaName = "body-sentence"
    static let about = "The sentence of a rule's body that carries the advice, where its statement says little of it."
    static let fields: [Field<Change.BodySentence>] = [
        Field("rule", "The id of the rule in whose body it stands.", \.rule),
        Field("carries", "The id of the rule whose advice it carries.", \.carries),
        Field("text", "The sentence, or the two that follow each other.", \.text),
        Field("modality", "How strongly it binds; null where nobody can tell.", \.modality),
    ]
}

extension Change.SameWords: Record {
    static let schemaName = "same-words"
    static let about = "A passage that says a rule's words, or nearly, though not as its counterpart."
    static let fields: [Field<Change.SameWords>] = [
        Field("role", "What the passage is.", \.role),
        Field("rule", "The id of the rule that it states or supports; null for text that is no rule's.", \.rule),
        Field("source", "Where it stands.", \.source),
        Field("nearly", "Whether the words are nearly the same, and not word for word.", \.isNearly),
    ]
}

extension Change.NearMiss: Record {
    static let schemaName = "near-miss"
    static let about = "A rule of the other edition that is nearly the same advice, or directly compared is."
    static let fields: [Field<Change.NearMiss>] = [
        Field("rule", "The rule's id.", \.rule.id),
        Field("statement", "Its statement.", \.rule.statement),
        Field("confidence", "0 to 1: the share of such links that a careful reader would confirm.") {
            Rounded($0.link.confidence)
        },
        Field("evidence", "What speaks for the link.", \.link.evidence),
        Field("refusal", "Why the two are not linked; null where a direct comparison links them.", \.refusal),
    ]
}

extension Change.Doubt: Record {
    static let schemaName = "doubt"
    static let about = "What a direct comparison says against the way through the editions between."
    static let fields: [Field<Change.Doubt>] = [
        Field("verdict", "What the direct comparison does with the rules.", \.verdict),
        Field("counterpart", "The id of the rule that it links instead; null when there is none.") { doubt in
            doubt.counterpart?.rule.id
        },
        Field("confidence", "That of the other link, 0 to 1; null when there is none.") { doubt in
            doubt.counterpart.map { Rounded($0.link.confidence) }
        },
    ]
}

extension Change.Doubt.Verdict: NamedChoice {}
extension Change.Relation: NamedChoice {}
extension Refusal: NamedChoice {}
extension Change.Strength: NamedChoice {}

extension Edit: Record {
    static let schemaName = "edit"
    static let about = "One step of a word-level difference."
    static let fields: [Field<Edit>] = [
        Field("op", "What happens to the words.", \.op),
        Field("text", "The words with the white space around them.", \.text),
    ]
}

extension Edit.Operation: NamedChoice {}

extension Evidence: Record {
    static let schemaName = "evidence"
    static let about = "What speaks for a link, in terms a reader can check."
    static let fields: [Field<Evidence>] = [
        Field("statements", "Likeness of the statements, 0 to 1.") { Rounded($0.statements) },
        Field("texts", "Likeness of statement and body together, 0 to 1.") { Rounded($0.texts) },
        Field("sharedWords", "The rarest words that both sides share, rarest first.", \.sharedWords),
        Field("sameTopic", "Whether the main topics are the same.", \.sameTopic),
        Field("neighbours", "Whether the rules before or after are linked as well.", \.neighbours),
        Field(
            "pinned", "Whether a reader decided the link; the rest is then what the program sees, if anything.",
            \.pinned
        ),
    ]
}

/// `export changes`.
struct ChangesDocument: Document {
    let comparison: Comparison

    static let kind = Schema.changes
    static let about = "Changes between two editions, rules named by id."
    static let content: [Field<ChangesDocument>] = [
        Field("older", "The older edition's id.", \.comparison.older.edition.id),
        Field("newer", "The newer edition's id.", \.comparison.newer.edition.id),
        Field("notes", "What the reader must know: parts that are not held, gaps.", \.comparison.notes),
        Field("changes", "The changes.", \.comparison.changes),
    ]
}
