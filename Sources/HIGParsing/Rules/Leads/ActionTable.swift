import HIGModel

/// A table whose last column says what to do in the case, or with the thing, that the first one names.
struct ActionTable {
    /// A sentence of what to do.
    struct Advice {
        /// With its case before it, where it is the first that the case gets.
        let text: String
        /// What it is to be read after: the thing that it is guidance on, "The Lamp item:", or whose case it is, "If a lamp
        /// does this:".
        let introduction: String?
        /// Where it stands in the row's text, in UTF-8 bytes.
        let range: Range<Int>
    }

    /// The case of the last row that named one; rows below it may go on with it.
    private var condition = ""
    /// What all rows say to do with what their last cells name, such as "Use"; `nil` where these say it themselves.
    private let deed: String?
    /// Whether the first column names things, and the last one gives guidance on them.
    private let guides: Bool
    /// The title of the cases' column where it says whose they are; `nil` where it is a word such as "If".
    private let subject: String?

    /// - Returns: `nil` when the row is not the header of such a table.
    init?(header: Block) {
        let cells = TableCells.of(header)
        let titles = cells.map { $0.lowercased() }
        guard let first = titles.first, let last = titles.last, titles.count > 1 else { return nil }
        guides = ActionTable.guidance.contains(last)
        subject = ActionTable.lead(cells.first ?? "")
        if guides {
            deed = nil
            return
        }
        let namesCases = ["if", "when", "case", "situation"].contains { first.hasPrefix($0) }
        if namesCases, titles.count == 2, ["use", "show", "display", "provide"].contains(last) {
            deed = cells.last
            return
        }
        let asksToDo = namesCases && (last.hasPrefix("do this ") || last.hasPrefix("do the following"))
        guard last == "do this" || asksToDo || namesCases && ["do", "then", "action", "what to do"].contains(last)
        else {
            return nil
        }
        deed = nil
    }

    /// A title of several words as what leads to the cases below it; `nil` for one of a single word.
    private static func lead(_ title: String) -> String? {
        guard let end = title.lastIndex(where: { !$0.isPunctuation }), title.contains(" ") else { return nil }
        return title[...end] + ":"
    }

    /// What a row advises, sentence by sentence.
    mutating func advice(in row: Block) -> [Advice] {
        let ranges = TableCells.ranges(of: row)
        let cells = ranges.map { row.slice($0).text }
        guard let place = ranges.last, let action = cells.last, !action.isEmpty else { return [] }
        let named = cells.dropLast().first { !$0.isEmpty } ?? ""
        let isNew = !named.isEmpty
        if isNew { condition = named }
        let thing = guides && !condition.isEmpty ? condition + ":" : nil
        let start = place.upperBound - action.utf8.count
        let utf8 = Array(action.utf8)
        return Sentences.ranges(in: action).enumerated().map { index, range in
            let opensCase = index == 0 && isNew && !guides
            let sentence = String(decoding: utf8[range], as: UTF8.self)
            let advice = index == 0 ? told(sentence) : sentence
            return Advice(
                text: opensCase ? "\(condition): \(advice)" : advice,
                introduction: guides ? thing : opensCase ? subject : nil,
                range: start + range.lowerBound..<start + range.upperBound)
        }
    }

    /// "Title-style capitalization" under "Use" as `Use title-style capitalization`; what a cell directs by itself stays.
    private func told(_ cell: String) -> String {
        guard let deed else { return cell }
        let first = cell.prefix(while: \.isLetter).lowercased()
        let isJoined = cell.dropFirst(first.count).first == "-"
        guard !first.isEmpty, !ActionTable.answers.contains(first),
            !(Directive(in: cell)?.modality.isProhibition ?? false), isJoined || !Imperative.opens(cell)
        else { return cell }
        // What else opens with a capital may be a name.
        let isPlain = isJoined || ["a", "an", "both", "either", "the"].contains(first)
        return deed + " " + (isPlain ? cell.prefix(1).lowercased() + cell.dropFirst() : cell)
    }

    /// The titles of columns that give guidance.
    private static let guidance: Set<String> = [
        "best practice", "best practices", "guidance", "guideline", "guidelines", "recommendation", "recommendations",
        "recommended usage", "recommended use", "usage guidance", "usage guidelines",
    ]
    private static let answers: Set<String> = ["all", "any", "na", "no", "none", "not", "nothing", "yes"]
}
