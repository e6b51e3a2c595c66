extension Change {
    /// What a reader should know of a change beside its relation.
    public enum Note: Hashable, Sendable {
        /// The change is of these rules as well, which are not shown.
        case takesIn([Rule])
        /// The statement of one side stands word for word in the text beside the other's.
        case kept(Side)
        /// The text beside the statement of one side says the advice as well, in several sentences or nearly in the other's
        /// words; the sentence most alike.
        case spread(BodySentence, Side)
        /// The statements have few words in common.
        case sparse
        /// Both statements are items, and other words lead to their lists.
        case introductionChanged
        /// The advice of an older rule is turned round, while the relation tells of several.
        case turned(Rule)
        /// The same, where a doubtful link does not tell for sure.
        case perhapsTurned(Rule)
        /// The other edition is not known to lack the advice, and why.
        case notFound(because: String)
        /// Advice that an earlier rule gave, and where that stands.
        case given(Rule, Former)
    }

    /// One of the two editions.
    public enum Side: String, Hashable, Sendable {
        case older, newer
    }

    /// Where an earlier rule stands whose advice the older edition does not give.
    public enum Former: Hashable, Sendable {
        /// In an edition of the older one's series before it.
        case before
        /// In another series.
        case inAnotherSeries
        /// In an edition that no date puts before the others.
        case undated
    }
}

extension Change.Note {
    /// Whether it names advice that is turned round, or may be.
    public var tellsOfTurn: Bool {
        switch self {
        case .turned, .perhapsTurned: true
        case .takesIn, .kept, .spread, .sparse, .introductionChanged, .notFound, .given: false
        }
    }

    /// One phrase for the reader.
    public var words: String {
        switch self {
        case .takesIn(let rules): "takes in as well: " + rules.map(\.quoted).joined(separator: ", ")
        case .kept(.older): "the older statement stands in the text beside the newer one"
        case .kept(.newer): "the newer statement stood in the text beside the older one"
        case .spread(let sentence, let side):
            "most alike in the text beside the \(side.rawValue) statement: “\(sentence.text)”"
        case .sparse: "the statements have few words in common; what stands around them links the two"
        case .introductionChanged: "the sentence that leads to its list has changed"
        case .turned(let rule): "\(rule.quoted) is turned round"
        case .perhapsTurned(let rule): "\(rule.quoted) may be turned round"
        case .notFound(let reason): "not found; \(reason)"
        case .given(let rule, .before): "last in \(rule.edition): \(rule.quoted)"
        case .given(let rule, .inAnotherSeries): "before in another series, \(rule.edition): \(rule.quoted)"
        case .given(let rule, .undated): "also in \(rule.edition): \(rule.quoted)"
        }
    }
}

extension Change {
    /// The notes in one line; `nil` where there are none.
    public var note: String? { notes.isEmpty ? nil : notes.map(\.words).joined(separator: "; ") }
}

extension Rule {
    /// `“Keep it short.” (ios-2014/toolbar/keep-it-short)`.
    public var quoted: String { "“\(statement)” (\(id))" }
}
