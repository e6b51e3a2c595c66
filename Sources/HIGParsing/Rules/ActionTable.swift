import HIGModel

/// A table whose last column says what to do in the case that the first one names.
struct ActionTable {
    /// The case of the last row that named one; rows below it may go on with it.
    private var condition = ""

    /// - Returns: `nil` when the row is not the header of such a table.
    init?(header: Block) {
        let titles = TableCells.of(header).map { $0.lowercased() }
        guard let first = titles.first, let last = titles.last, titles.count > 1 else { return nil }
        let namesCases = ["if", "when", "case", "situation"].contains { first.hasPrefix($0) }
        guard last == "do this" || namesCases && ["do", "then", "action", "what to do"].contains(last) else {
            return nil
        }
    }

    /// What a row advises, sentence by sentence, the first one with its case before it.
    mutating func advice(in row: Block) -> [String] {
        let cells = TableCells.of(row)
        guard let action = cells.last, !action.isEmpty else { return [] }
        let named = cells.dropLast().first { !$0.isEmpty } ?? ""
        let isNew = !named.isEmpty
        if isNew { condition = named }
        return Sentences.all(in: action).enumerated().map { index, sentence in
            index == 0 && isNew ? "\(condition): \(sentence)" : sentence
        }
    }
}
