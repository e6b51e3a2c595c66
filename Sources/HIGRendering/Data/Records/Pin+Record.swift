import HIGModel

extension Pin.Verdict: NamedChoice {}

extension PinState: Record {
    static let schemaName = "pin"
    static let about = "What a reader decided about two rules."
    static let fields: [Field<PinState>] = [
        Field("verdict", "Whether the two are the same advice.", \.pin.verdict),
        Field("from", "The older rule's id.", \.pin.from),
        Field("to", "The newer rule's id.", \.pin.to),
        Field("missing", "Which of the two is not held now; then the decision has no effect.", \.missing),
    ]
}

/// `pins`, `link`, `unlink`.
struct PinsDocument: Document {
    let list: PinList

    static let kind = Schema.pins
    static let about = "What readers decided about links."
    static let content: [Field<PinsDocument>] = [
        Field("notes", "What the reader must know: a file that was edited and not taken up yet.", \.list.notes),
        Field("pins", "The decisions, by the rules' ids.", \.list.pins),
    ]
}
