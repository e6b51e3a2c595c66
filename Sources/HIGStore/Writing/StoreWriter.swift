import GRDB
import HIGModel

/// The changes that one transaction makes; given by `Store.write`, and of no use after it.
///
/// All functions throw `Problem`: `.inputOutput` where the file can't be written, `.badData` where a source is too much
/// for the search, `.defect` where the values contradict each other, such as two rules of one id.
public struct StoreWriter {
    let database: Database
    /// To be settled when the transaction ends.
    let index: SearchIndex
    let memory = Memory()

    final class Memory {
        /// By their tables: even to write the text of a statement takes time, for each of tens of thousands of rows.
        var insertions: [String: Statement] = [:]
        /// The steps between editions that have links, or had some before rules went; `nil` until they are asked for.
        var linkedSteps: Set<EditionStep>?
    }

    init(_ database: Database) {
        self.database = database
        index = SearchIndex(database: database)
    }

    /// Does what the end of the transaction would have to do for the rules' texts; to be called when they are all there
    /// and other threads are still busy.
    public func settleTexts() throws { try index.settleTexts() }

    /// The questions, answered with what was written so far; each time a new one, since a reader that is kept remembers the
    /// editions that it was first asked for.
    public var reader: StoreReader { StoreReader(database) }
}
