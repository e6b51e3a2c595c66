import HIGModel

/// A text that is shown for an example behind a sentence such as "A better message might be:": what its words ask for is said
/// to those who use the program.
struct Specimen {
    /// The rule that the sentence before it supports.
    let rule: Int?
    /// Whether some of it has been read.
    private var isOpen = false
    /// Whether what is none of it has been read.
    private var isOver = false
    /// How its paragraphs begin.
    private var openings: Set<String> = []
    /// In UTF-8 bytes.
    private static let longest = 300

    init(rule: Int?) {
        self.rule = rule
    }

    /// Takes a paragraph or a title that is part of it; false for any other.
    ///
    /// A picture is all of it. Else it is a paragraph or a list, with a title above; lines follow that are no sentences, and
    /// later what begins with the same sentence again.
    mutating func takes(_ block: Block, as role: Furniture.Role, beforeList: Bool) -> Bool {
        switch (block.kind, role) {
        case (.paragraph, .runningHeader): return false
        case (.heading, _) where beforeList && !isOpen && !isOver: return true
        case (.paragraph, .content) where takes(block): return true
        default:
            isOver = true
            return false
        }
    }

    private mutating func takes(_ paragraph: Block) -> Bool {
        let text = paragraph.text
        guard paragraph.boldLead == 0, text.last != ":", text.utf8.count <= Specimen.longest else { return false }
        let opening = Sentences.first(in: text) ?? ""
        guard !isOver && (!isOpen || Specimen.isLine(text)) || openings.contains(opening) else { return false }
        isOpen = true
        openings.insert(opening)
        return true
    }

    /// A list is part of it where nothing but its title has come before.
    mutating func goOnWithList() { isOpen = true }

    /// "Your choice (1-5): _", "Press the bell...": what ends like no sentence.
    private static func isLine(_ text: String) -> Bool {
        guard let last = text.last else { return false }
        return !".!?:".contains(last) || text.hasSuffix("..")
    }
}

extension RuleSplitter {
    /// Takes a block of a text that is shown for an example: it supports what was said before it.
    mutating func takesSpecimen(_ block: Block, _ role: Furniture.Role) -> Bool {
        guard var specimen = scope.specimen else { return false }
        let isPart = specimen.takes(block, as: role, beforeList: isBeforeList)
        scope.specimen = specimen
        guard isPart else { return false }
        if let rule = specimen.rule, block.kind == .paragraph {
            add(.body, block, rule: rule)
            result.rules[rule].body.append(block.text)
        } else {
            add(.description, block)
        }
        return true
    }
}
