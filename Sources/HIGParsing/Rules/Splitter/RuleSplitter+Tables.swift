import HIGModel
import HIGText

extension RuleSplitter {
    /// A row of an "If … / Do this" table states a rule; rows of other tables are data.
    mutating func row(_ block: Block) {
        scope.isLabelled = false
        if takesColumns(block) { return }
        guard var table = scope.actions ?? ActionTable(header: block) else { return data(block) }
        defer { scope.actions = table }
        // A table that goes on behind a page's end has its header again.
        guard scope.actions != nil, ActionTable(header: block) == nil else { return add(.table, block) }
        let advice = table.advice(in: block)
        guard !advice.isEmpty else { return add(.table, block) }
        let firstRule = result.rules.count
        var last: String?
        defer { introduction = nil }
        for sentence in advice {
            introduction = BackReference.opens(sentence.text) ? last : sentence.introduction
            last = sentence.text
            guard let directive = Directive(in: sentence.text) else {
                if result.rules.count > firstRule { result.rules[result.rules.count - 1].body.append(sentence.text) }
                continue
            }
            // The first one's stretch is the row: it takes in the case, and what is advised before it.
            let isFirst = result.rules.count == firstRule
            begin(
                isFirst ? block : block.slice(sentence.range), saying: sentence.text, directive: directive, style: .list
            )
        }
        if result.rules.count == firstRule { add(.table, block) }
    }

    /// What a whole sentence among the data demands of the design is a rule all the same: "The Fonts item should come first."
    private mutating func data(_ row: Block) {
        guard RuleSplitter.demands.mayOccur(in: row.text) else { return addData(row) }
        let utf8 = Array(row.text.utf8)
        // What follows the table is none of theirs.
        let before = scope.current
        var end = 0
        for cell in TableCells.ranges(of: row) {
            var last: String?
            for range in Sentences.ranges(in: String(decoding: utf8[cell], as: UTF8.self)) {
                let place = cell.lowerBound + range.lowerBound..<cell.lowerBound + range.upperBound
                let sentence = String(decoding: utf8[place], as: UTF8.self)
                if let directive = RuleSplitter.demandOfCell(sentence) {
                    if end < place.lowerBound { addData(row.slice(end..<place.lowerBound)) }
                    introduction = BackReference.opens(sentence) ? last : nil
                    begin(row.slice(place), directive: directive, style: .list)
                    introduction = nil
                    end = place.upperBound
                }
                last = sentence
            }
        }
        if end < utf8.count { addData(row.slice(end..<utf8.count)) }
        scope.current = before
    }

    /// Adds data, which the rule that leads to the table says as well: without its sizes "Make it in these sizes:" says nothing.
    private mutating func addData(_ row: Block) {
        add(.table, row, rule: scope.tableOwner)
        guard let owner = scope.tableOwner else { return }
        // What stands below which title shows from the cells before it, though they be empty.
        var cells = TableCells.of(row)
        while cells.last?.isEmpty ?? false { cells.removeLast() }
        if !cells.isEmpty { result.rules[owner].body.append("- " + cells.joined(separator: " | ")) }
    }

    /// Without one of them no cell demands or forbids anything; "don't" has a mark within.
    private static let demands = KnownWords(of: ["should", "must", "not", "don", "never", "avoid"])

    /// What is written in short, "Should be red", describes, as do "They light the hall and should glow", the demands on code
    /// and what people are told.
    private static func demandOfCell(_ sentence: String) -> Directive? {
        guard sentence.utf8.last == UInt8(ascii: "."), sentence.first?.isUppercase ?? false else { return nil }
        let words = WordForm.all(in: sentence)
        if let directive = prohibition(words, in: sentence) { return directive }
        guard let modal = words.firstIndex(where: { ["should", "must"].contains($0) }), modal > 0,
            !["and", "but"].contains(words[modal - 1]), words[modal] == "should" || words[0] != "you",
            words[modal...].dropFirst().prefix(2) != ["have", "been"], !words.contains(where: codeWords.contains),
            !words.contains(where: DirectiveReader.users.contains), Verbs.base(ofThirdPerson: words[0]) == nil
        else { return nil }
        return demand(in: sentence).flatMap { $0.offset == 0 ? $0 : nil }
    }

    /// "Do not hide this menu.": what a cell asks for in the imperative may say what its command does, what it forbids does not.
    private static func prohibition(_ words: [WordForm], in sentence: String) -> Directive? {
        guard words.count > 3, ["avoid", "do", "don't", "never"].contains(words[0]),
            !words.contains(where: codeWords.contains), let directive = Directive(in: sentence), directive.offset == 0
        else { return nil }
        return directive.modality.isProhibition ? directive : nil
    }

    private static let codeWords: WordSet = [
        "attribute", "class", "integer", "method", "parameter", "property", "subclass", "subclasses", "value",
    ]
}
