/// One step of a word-level difference.
public struct Edit: Hashable, Sendable {
    /// What happens to the words on the way from the older statement to the newer one.
    public enum Operation: String, Hashable, Sendable, CaseIterable {
        case equal, delete, insert
    }

    /// Which of the three the words undergo.
    public let op: Operation
    /// The words with the white space around them; of what stays, as the newer statement writes them.
    public let text: String
    /// How the older statement writes what stays, where it does so otherwise: in other typography, or with a product's
    /// former name.
    public let older: String?

    public init(_ op: Operation, _ text: String, older: String? = nil) {
        self.op = op
        self.text = text
        self.older = older == text ? nil : older
    }
}

extension [Edit] {
    /// Adds a step; to the last one where both do the same. A deletion is kept before the insertion that stands in its
    /// place.
    public mutating func add(_ edit: Edit) {
        guard !edit.text.isEmpty else { return }
        if let last, last.op == edit.op, last.older == nil, edit.older == nil {
            self[count - 1] = Edit(edit.op, last.text + edit.text)
        } else if edit.op == .delete, last?.op == .insert {
            let place = count - 1
            if place > 0, self[place - 1].op == .delete {
                self[place - 1] = Edit(.delete, self[place - 1].text + edit.text)
            } else {
                insert(edit, at: place)
            }
        } else {
            append(edit)
        }
    }

    /// How many words undergo an operation: between spaces, what has a letter or a number in it.
    public func countWords(_ operation: Edit.Operation) -> Int {
        lazy.filter { $0.op == operation }.reduce(0) { count, edit in
            count + edit.text.split(whereSeparator: \.isWhitespace).count { $0.contains { $0.isLetter || $0.isNumber } }
        }
    }

    /// The steps from letter to letter: what is only written otherwise is taken out and put in. Joining the texts of
    /// `equal` and `delete` gives the older statement, those of `equal` and `insert` the newer one.
    public var spelledOut: [Edit] {
        reduce(into: []) { steps, edit in
            guard let older = edit.older else { return steps.add(edit) }
            steps.add(Edit(.delete, older))
            steps.add(Edit(.insert, edit.text))
        }
    }
}
