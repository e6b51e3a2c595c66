/// A piece of an answer as a reader sees it; what it looks like is up to the format.
enum Block: Hashable, Sendable {
    /// What the answer is about.
    case title([Span])
    /// What the following blocks are about.
    case heading([Span])
    case paragraph([Span])
    case statement(Statement)
    case contrast(Contrast)
    case timeline(TimelineBlock)
    case table(Table)
    /// Lines of a source, untouched.
    case verbatim(String)
    /// What the reader must know to read the rest right.
    case notes([String])
}

/// Text with a part to play.
struct Span: Hashable, Sendable {
    let text: String
    let role: Role

    init(_ text: String, _ role: Role = .plain) {
        self.text = text
        self.role = role
    }
}

/// One rule as it is read: a label before it, the words, what follows from it, where it stands.
struct Statement: Hashable, Sendable {
    /// A short word to find it by: an edition or a modality.
    let label: String
    /// The sentence that the text is to be read after.
    var introduction: String?
    let text: [Span]
    var body: [BodyPart] = []
    /// A part of the body that is worth seeing, in place of all of it.
    var excerpt: [Span] = []
    /// Lines that are looked up rather than read: citation, id.
    var footers: [String] = []
}

/// The same advice in two editions, and what became of it.
struct Contrast: Hashable, Sendable {
    let verdict: [Span]
    let older: [Statement]
    let newer: [Statement]
    let note: String?
}

/// One piece of advice through the editions, a line each.
struct TimelineBlock: Hashable, Sendable {
    struct Step: Hashable, Sendable {
        let label: String
        /// Empty when `text` says why there is nothing to judge.
        let verdict: [Span]
        let modality: String
        let text: [Span]
    }

    let steps: [Step]
}

/// Rows of cells under titles.
struct Table: Hashable, Sendable {
    struct Column: Hashable, Sendable {
        let title: String
        var alignsRight = false
    }

    let columns: [Column]
    let rows: [[[Span]]]
}

extension TimelineBlock {
    /// A row an edition, for formats that have no timelines.
    var table: Table {
        Table(
            columns: ["Edition", "Change", "Modality", "Statement"].map { Table.Column(title: $0) },
            rows: steps.map { [[Span($0.label)], $0.verdict, [Span($0.modality)], $0.text] })
    }
}
