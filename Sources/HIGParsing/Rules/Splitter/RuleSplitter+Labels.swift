import HIGModel
import HIGText

extension RuleSplitter {
    /// Forgets the label that forbids what came before a block, where its part of the page is over, or where the block demands
    /// something itself.
    mutating func leaveLabel(before block: Block) {
        guard let inForce = scope.label, result.passages.count > inForce.start else { return }
        let isOver =
            block.isBehindPart
            || inForce.level < LabelInForce.paragraph && inForce.label.modality.isProhibition
                && RuleSplitter.demandsByName(block.text)
        guard isOver else { return }
        scope.label = nil
        // What comes next has nothing to do with what was forbidden.
        scope.current = nil
    }

    /// Whether a text opens with what must or should be, which nobody is told not to do: "Always close it.", "It must shut."
    private static func demandsByName(_ text: String) -> Bool {
        guard demandWords.mayOccur(in: text), let first = Sentences.first(in: text) else { return false }
        let words = WordForm.all(in: first)
        return words.first == "always"
            || words.contains { ["must", "required", "should"].contains($0) }
                && !(Directive(in: first)?.modality.isProhibition ?? true)
    }

    private static let demandWords = KnownWords(of: ["always", "must", "required", "should"])

    /// Takes a heading or a paragraph that says whether to do what comes after it. In plain type a word needs its colon,
    /// or a list below it, to be a label, but for "Do" and "Don't", with which nothing else is meant.
    mutating func takesLabel(_ block: Block) -> Bool {
        let isHeading: Bool
        var level = LabelInForce.paragraph
        switch block.kind {
        case .heading(let own): (isHeading, level) = (true, own)
        case .paragraph where block.boldLead > 0 || block.text.last == ":" || isBeforeList: isHeading = false
        case .paragraph where DoOrDont.isPlainLabel(block.text):
            isHeading = false
            // What stands below a picture speaks of it.
            if result.passages.last?.role == .figure {
                add(.boilerplate, block)
                return true
            }
        default: return false
        }
        guard let label = DoOrDont(label: block.text) else { return false }
        scope = HeadingScope()
        if isHeading { outline.enter(block.text, level: level) }
        add(isHeading ? .heading : .boilerplate, block)
        take(label, level: level)
        return true
    }

    /// Takes a paragraph that ends in what the list after it completes, "Your app should not:"; false for any other.
    mutating func takesLead(_ block: Block) -> Bool {
        guard isBeforeList else { return false }
        let opening = Admonition.label(of: block.text, boldLead: block.boldLead) ?? 0
        let content = block.slice(opening..<block.text.utf8.count)
        guard content.text.last == ":", let last = Sentences.ranges(in: content.text).last,
            let lead = DoOrDont(before: content.slice(last).text)
        else { return false }
        let before = block.slice(0..<opening + last.lowerBound)
        if last.lowerBound > 0 { paragraph(before) }
        add(.description, last.lowerBound > 0 ? content.slice(last) : block)
        take(lead, level: LabelInForce.paragraph)
        return true
    }

    private mutating func take(_ label: DoOrDont, level: Int) {
        scope.label = LabelInForce(label: label, level: level, start: result.passages.count)
        result.openList = OpenList(rule: nil, offered: nil, label: label)
    }

    /// Takes a paragraph that reads like a direction where a label forbids what it names.
    mutating func takesParagraph(_ block: Block) -> Bool {
        guard let inForce = scope.label else { return false }
        if inForce.level == LabelInForce.paragraph, inForce.isUsed {
            scope.label = nil
            return false
        }
        guard inForce.label.modality.isProhibition, let first = Sentences.first(in: block.text),
            !(Directive(in: first)?.modality.isProhibition ?? false), Imperative.opens(first)
        else {
            if isWrongWording(block, under: inForce) {
                scope.label?.isUsed = true
                add(.description, block)
                return true
            }
            // "Paint it red." may not be known for a direction; what follows it is none of the label's all the same.
            if inForce.level == LabelInForce.paragraph, !isBeforeList, block.text.last != ":" {
                scope.label?.isUsed = true
            }
            return false
        }
        scope.label?.isUsed = true
        state(block, under: inForce.label)
        return true
    }

    /// Whether a paragraph right below a heading that forbids is an example of how not to put it: "You must shut the gate now."
    /// tells nobody who reads it to demand anything.
    private func isWrongWording(_ block: Block, under inForce: LabelInForce) -> Bool {
        guard inForce.level < LabelInForce.paragraph, !inForce.isUsed, result.passages.count == inForce.start,
            !isBeforeList, block.text.last != ":", block.boldLead == 0
        else { return false }
        let directives = Sentences.all(in: block.text).compactMap { Directive(in: $0)?.modality }
        return !directives.isEmpty && !directives.contains(where: \.isProhibition)
    }

    /// Items that a label says to do, or not to do, are a rule each; what stands below an item belongs to it.
    mutating func list(_ blocks: ArraySlice<Block>, under label: DoOrDont) {
        scope.label?.isUsed = true
        result.openList = OpenList(rule: nil, offered: nil, label: label)
        let top = blocks.compactMap(\.itemDepth).first ?? 1
        for (index, block) in zip(blocks.indices, blocks) {
            guard let depth = block.itemDepth else {
                visit(block)
                continue
            }
            if takesNested(block, before: blocks[(index + 1)...]) { continue }
            if block.isAllLinks {
                add(.boilerplate, block)
            } else if RuleSplitter.isSpeech(block.text) {
                add(.description, block)
            } else if depth > top, let current = scope.current {
                addItem(block, to: current)
            } else {
                state(block, under: label)
            }
        }
        nested = nil
    }

    /// Takes an item that is a label for those below it, and these.
    mutating func takesNested(_ block: Block, before next: ArraySlice<Block>) -> Bool {
        guard let depth = block.itemDepth else { return false }
        if let open = nested {
            if depth > open.depth {
                state(block, under: open.label)
                return true
            }
            nested = nil
        }
        guard let label = DoOrDont(label: block.text), let below = next.first(where: \.isItem)?.itemDepth, below > depth
        else { return false }
        nested = (label, depth)
        add(.boilerplate, block)
        return true
    }

    /// The first sentence is the rule; what follows supports it.
    private mutating func state(_ block: Block, under label: DoOrDont) {
        guard let first = Sentences.ranges(in: block.text).first else { return }
        let sentence = block.slice(first)
        let (text, modality) = label.statement(of: sentence.text)
        introduction = nil
        begin(sentence, saying: text, directive: Directive(modality: modality, offset: 0), style: .list)
        let rest = block.slice(first.upperBound..<block.text.utf8.count)
        if !rest.text.isEmpty { addBody(rest) }
    }

    /// Takes a row of a table with columns such as "Do" and "Don't"; false for any other.
    mutating func takesColumns(_ block: Block) -> Bool {
        if block.opensTable {
            scope.columns = []
            scope.actions = nil
        }
        if scope.columns.isEmpty, !block.opensTable, result.passages.last?.role == .table { return false }
        let cells = TableCells.ranges(of: block)
        let labels = DoOrDont.columns(cells.map { block.slice($0).text })
        if !labels.isEmpty {
            scope.columns = labels
            add(.table, block)
            return true
        }
        guard !scope.columns.isEmpty, cells.count <= scope.columns.count else { return false }
        // "Unable to find a lamp." is said to people, well or badly.
        if result.passages.last?.role == .table, cells.contains(where: { isSample(block.slice($0).text) }) {
            scope.columns = []
            return false
        }
        for (cell, label) in zip(cells.map { block.slice($0) }, scope.columns) where !cell.text.isEmpty {
            if let label { state(cell, under: label) } else { add(.table, cell) }
        }
        return true
    }
}

extension RuleSplitter {
    /// Whether a cell under "Do" or "Don't" is a sentence that directs nobody, and so an example of what to say.
    private func isSample(_ cell: String) -> Bool {
        guard let last = cell.last, ".!?".contains(last) else { return false }
        let first = Sentences.first(in: cell) ?? ""
        return !Imperative.opens(first) && Directive(in: first) == nil
    }
}
