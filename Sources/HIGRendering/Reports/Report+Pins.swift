import HIGModel

extension Report {
    /// What readers decided about links.
    ///
    /// - Parameter undone: whether the decisions were taken back just now.
    public init(_ list: PinList, undone: Bool = false) {
        self.init(document: PinsDocument(list: list), rows: Rows(list.pins)) {
            let none = Block.paragraph([Span("no decisions about links: every link is the program's own", .aside)])
            return (list.pins.isEmpty ? [none] : [])
                + (undone ? [.paragraph([Span("taken back, and left to the program:")])] : [])
                + list.pins.map { .statement($0.statement) }
                + (list.notes.isEmpty ? [] : [.notes(list.notes)])
        }
    }
}

extension PinState {
    fileprivate var statement: Statement {
        Statement(
            label: pin.verdict.rawValue, text: [Span(pin.from)],
            footers: [pin.to] + missing.map { "not held now: " + $0 })
    }
}
