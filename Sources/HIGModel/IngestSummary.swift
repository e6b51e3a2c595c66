/// What an ingest or a `forget` did.
public struct IngestSummary: Hashable, Sendable {
    /// What became of the files of one edition.
    public struct EditionResult: Hashable, Sendable {
        /// The edition that the files belong to.
        public let edition: Edition
        /// Files that were not there before.
        public let added: Int
        /// Files that replaced an earlier text of the same chunk or page.
        public let replaced: Int
        /// Files that stay as they were.
        public let unchanged: Int
        /// Files that were taken out.
        public let removed: Int
        /// Rules of the edition afterwards.
        public let rules: Int

        public init(edition: Edition, added: Int, replaced: Int, unchanged: Int, removed: Int, rules: Int) {
            self.edition = edition
            self.added = added
            self.replaced = replaced
            self.unchanged = unchanged
            self.removed = removed
            self.rules = rules
        }
    }

    /// In edition order.
    public let editions: [EditionResult]
    /// What the reader should know though it stopped nothing, such as a file that holds no rules.
    public let warnings: [String]
    /// What could not be read and was left out, where the user wanted the rest all the same.
    public let leftOut: [Problem]

    public init(editions: [EditionResult], warnings: [String], leftOut: [Problem] = []) {
        self.editions = editions
        self.warnings = warnings
        self.leftOut = leftOut
    }
}
