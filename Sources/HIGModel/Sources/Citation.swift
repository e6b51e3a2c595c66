/// Where a rule or a passage stands, precisely enough to be cited.
public struct Citation: Hashable, Sendable {
    /// As in `Source.document`.
    public let document: String
    /// As in `Source.file`.
    public let file: String
    /// As in `Source.chunk`.
    public let chunk: Int?
    /// Those of the printed or PDF document; absent for web text.
    public let pages: Pages?
    /// Lines of the source file, counted from 1.
    public let lines: ClosedRange<Int>
    /// Where the rule goes on in the chunks after this one, in order; empty for a rule that no border cuts.
    public let continuations: [Continuation]

    /// A stretch of the chunk that goes on with a sentence or a list.
    public struct Continuation: Hashable, Sendable {
        /// The chunk that goes on, as in `Source.file`.
        public let file: String
        /// Its number.
        public let chunk: Int?
        /// Lines of `file`, counted from 1.
        public let lines: ClosedRange<Int>

        public init(file: String, chunk: Int?, lines: ClosedRange<Int>) {
            self.file = file
            self.chunk = chunk
            self.lines = lines
        }
    }

    public init(
        document: String, file: String, chunk: Int?, pages: Pages?, lines: ClosedRange<Int>,
        continuations: [Continuation] = []
    ) {
        self.document = document
        self.file = file
        self.chunk = chunk
        self.pages = pages
        self.lines = lines
        self.continuations = continuations
    }
}
