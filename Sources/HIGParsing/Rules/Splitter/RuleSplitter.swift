import HIGModel

/// Splits the blocks of a source into rules and the passages around them.
///
/// As CONTRIBUTING has it under "What a rule is": a bold or imperative lead is a rule with the rest of its paragraph as
/// body; in prose every sentence with a directive of its own is a rule; a list spells out the directive before it, or is
/// one rule an item.
struct RuleSplitter {
    /// How the source states its rules.
    enum Manner: Sendable {
        /// Bold leads, or none that matter.
        case boldLeads
        /// Paragraphs that open with an imperative, in text without bold.
        case imperativeLeads
    }

    var result = SplitText()

    private let furniture: Furniture
    private let manner: Manner
    var outline = Outline()
    var scope = HeadingScope()
    /// What leads to the items that are being read.
    var introduction: String?
    /// The label of an item that those below it stand under.
    var nested: (label: DoOrDont, depth: Int)?
    /// The first item of the list that follows the block that is being read, figures aside.
    private var nextItem: Block?
    var isBeforeList: Bool { nextItem != nil }
    /// Whether a table follows the block that is being read, figures aside.
    private var isBeforeTable = false
    /// The sentence that leads to the paragraphs under this heading, if one does.
    private var runLead: String?
    /// Whether a list ends right before the block that is being read, figures and labels aside.
    var endsList = false
    /// What the paragraph just before says.
    private var textBefore = ""
    /// The list of the chunk before that this text starts with.
    var goingOn: OpenList?

    /// Whether paragraphs here are one rule each, and what follows their leads its body.
    private var hasHeadlines: Bool { furniture.leadsInBold || manner == .imperativeLeads }

    private init(furniture: Furniture, manner: Manner, goingOn: OpenList?, lead: String?) {
        self.furniture = furniture
        self.manner = manner
        self.goingOn = goingOn
        scope.announcement = lead.map { Announcement($0, rule: nil, endsHeadline: false) }
    }

    /// - Parameters:
    ///   - goingOn: the list at the end of the chunk before, where the text starts with its next items.
    ///   - lead: what leads to the list that the text starts with, where the text has lost it.
    static func split(
        _ text: BlockText, furniture: Furniture, goingOn: OpenList? = nil, lead: String? = nil
    ) -> SplitText {
        let manner = furniture.isPrint ? .boldLeads : manner(of: text)
        var splitter = RuleSplitter(furniture: furniture, manner: manner, goingOn: goingOn, lead: lead)
        splitter.read(separated(text.blocks))
        splitter.result.close()
        return splitter.result
    }

    private mutating func read(_ blocks: [Block]) {
        let roles = blocks.map(furniture.role)
        let nextContent = RuleSplitter.nextContent(roles)
        var index = 0
        while index < blocks.count {
            let isItem = blocks[index].isItem
            let end = isItem ? RuleSplitter.listEnd(blocks, roles, from: index) : index + 1
            let next = isItem ? nil : nextContent[end]
            nextItem = next.flatMap { blocks[$0].isItem ? blocks[$0] : nil }
            isBeforeTable = next.map { blocks[$0].kind == .tableRow } ?? false
            if isItem {
                leaveLabel(before: blocks[index])
                list(blocks[index..<end])
            } else {
                visit(blocks[index], roles[index])
            }
            index = end
        }
    }

    /// The blocks of a text, and those that stand in one with others by themselves.
    private static func separated(_ blocks: [Block]) -> [Block] {
        // Nearly all are taken as they are.
        let several = blocks.indices.filter { index in
            Bullet.mayStand(in: blocks[index].text, ofItem: blocks[index].isItem)
                || blocks[index].spans.count > 1 && blocks[index].mayHaveLeads
        }
        guard !several.isEmpty else { return blocks }
        var blocks = blocks
        Bullet.nest(&blocks, at: several)
        return blocks.replacing(several) { Bullet.separated($0).flatMap(\.separatedLeads) }
    }

    /// Whether paragraphs that open with an imperative are headlines here: in text without any bold lead.
    private static func manner(of text: BlockText) -> Manner {
        let paragraphs = text.blocks.filter { $0.kind == .paragraph }
        guard !paragraphs.contains(where: { $0.boldLead > 0 }) else { return .boldLeads }
        let openings = paragraphs.filter { Sentences.first(in: $0.text).map(opensWithDirection) ?? false }
        return openings.count * 2 >= paragraphs.count && openings.count > 2 ? .imperativeLeads : .boldLeads
    }

    /// Whether a sentence opens with an imperative, and not with a subject that should do something.
    private static func opensWithDirection(_ sentence: String) -> Bool {
        Imperative.opens(sentence) && Directive(in: sentence)?.offset == 0
    }

    /// The first block of content from each place on.
    private static func nextContent(_ roles: [Furniture.Role]) -> [Int?] {
        var next = [Int?](repeating: nil, count: roles.count + 1)
        for index in roles.indices.reversed() { next[index] = roles[index] == .content ? index : next[index + 1] }
        return next
    }

    private static func listEnd(_ blocks: [Block], _ roles: [Furniture.Role], from start: Int) -> Int {
        var end = start
        for index in start..<blocks.count {
            if index > start, blocks[index].isBehindPart { break }
            if blocks[index].isItem {
                end = index + 1
            } else if roles[index] == .content {
                break
            }
        }
        return end
    }

    // MARK: Blocks

    mutating func visit(_ block: Block) { visit(block, furniture.role(of: block)) }

    private mutating func visit(_ block: Block, _ role: Furniture.Role) {
        leaveLabel(before: block)
        if takesLabel(block) || takesSpecimen(block, role) { return }
        switch role {
        case .figure, .caption: return add(.figure, block)
        case .runningHeader: return add(.boilerplate, block)
        case .content: break
        }
        let before = textBefore
        textBefore = block.kind == .paragraph ? block.text : ""
        if block.kind == .paragraph, block.repeatsEnd(of: before) { return add(.repeated, block) }
        switch block.kind {
        case .heading where HeadingText(block.text).isRemarkLabel:
            scope.isLabelled = true
            add(.boilerplate, block)
        case .heading where HeadingText.isItem(block.text):
            scope = HeadingScope()
            add(.description, block)
        case .heading(let level) where !HeadingText(block.text).isSentence:
            guard isSection(block) else { return add(.boilerplate, block) }
            outline.enter(block.text, level: level)
            endsList = false
            runLead = nil
            let kept = scope.label.flatMap { $0.level < level ? $0 : nil }
            scope = HeadingScope(label: kept)
            add(.heading, block)
        case .tableRow: row(block)
        case .code: attachOrDescribe(block)
        case .settled(let role): add(role, block)
        default: paragraph(block)
        }
    }

    /// Whether a heading names a section, as far as the text around it and the whole document tell.
    private func isSection(_ block: Block) -> Bool {
        let heading = HeadingText(block.text)
        guard let section = block.section else { return !heading.isNoise }
        return section.last == heading.words || section.last == heading.withoutTrailingNumber.words
    }

    mutating func paragraph(_ block: Block) {
        if Admonition.isLabel(block.text) {
            scope.isLabelled = true
            return add(.boilerplate, block)
        }
        // A remark among the items of a list does not end it.
        let isRemark =
            isBeforeList && endsList
            && (scope.isLabelled || Admonition.label(of: block.text, boldLead: block.boldLead) != nil)
        endsList = false
        result.openList = nil
        scope.announcement = nil
        // "You could say something like this:" is followed by what is said.
        if RuleSplitter.isSpeech(block.text) { scope.announcedBefore = nil }
        scope.announcedBefore = scope.announcedBefore.flatMap { $0.isForUsers || $0.isOffer || isRemark ? $0 : nil }
        scope.actions = nil
        scope.columns = []
        scope.tableOwner = nil
        if block.isAllLinks { return add(.boilerplate, block) }
        if takesLead(block) || !isRemark && takesParagraph(block) { return }
        // The chapter's title may be lost in a picture.
        if RuleSplitter.opensChapter(block.text) { scope = HeadingScope() }
        defer { scope.isLabelled = false }
        let firstRule = result.rules.count
        if let label = Admonition.label(of: block.text, boldLead: block.boldLead) {
            admonition(block.slice(label..<block.text.utf8.count), labelled: block)
        } else if scope.isLabelled {
            admonition(block, labelled: block)
        } else if !headline(block, style: .headline) {
            prose(block)
        }
        announce(block, firstRule: firstRule, isRemark: isRemark)
        if block.text.holds(letters: "guidelines"), let last = Sentences.all(in: block.text).last,
            Introduction(last).leadsToGuidelines
        {
            runLead = last
        }
    }

    /// Remembers that a list follows, and whom it belongs to.
    ///
    /// - Parameter isRemark: whether the block only interrupts a list.
    private mutating func announce(_ block: Block, firstRule: Int, isRemark: Bool) {
        if isBeforeTable, let last = Sentences.all(in: block.text).last, Introduction(last).leadsToTable {
            scope.tableOwner = result.passages.last?.rule
        }
        let endsInColon = block.text.last == ":"
        if block.boldLead > 0 && !isRemark || endsInColon { scope.announcedBefore = nil }
        guard endsInColon || nextItem != nil else { return }
        let sentences = Sentences.all(in: block.text)
        guard let last = sentences.last,
            endsInColon || Introduction(withoutColon: last) != nil || nextItem.map({ $0.goesOn(with: last) }) ?? false
        else { return }
        let isNew = result.rules.count > firstRule
        scope.announcement = Announcement(
            last, after: sentences.dropLast().last, rule: isNew ? result.rules.count - 1 : result.passages.last?.rule,
            endsHeadline: isNew && block.boldLead > 0)
        result.openList = scope.announcement.map { OpenList($0, rule: $0.isOffer ? nil : $0.rule) }
        if (Introduction(withoutColon: last) ?? Introduction(last)).showsText {
            scope.specimen = Specimen(rule: scope.announcement?.rule)
        }
    }

    // MARK: Leads

    /// Takes a paragraph whose lead states a rule, or whose lead would if it were no notice of law; false otherwise.
    ///
    /// - Parameter offered: how the list binds the items that complete its lead.
    mutating func headline(_ block: Block, style: Rule.Style, offered: Modality? = nil) -> Bool {
        guard block.boldLead > 0 || manner == .imperativeLeads else { return false }
        let sentences = Sentences.ranges(in: block.text)
        guard let first = sentences.first else { return false }
        var end = first.upperBound
        if block.boldLead > 0 {
            // "**Spacing:** Leave 8 points.": in prose a label, not a lead.
            end = sentences.first { $0.upperBound + 1 >= block.boldLead }?.upperBound ?? first.upperBound
            if !hasHeadlines, block.opensWithBoldLabel, end < block.text.utf8.count { return false }
            if RuleSplitter.endsWithoutStop(block) { end = block.boldLead }
        }
        let statement = block.slice(0..<end)
        guard var directive = leadDirective(statement, of: block) else { return false }
        if let offered, Imperative.opens(statement.text) {
            directive = Directive(
                modality: RuleSplitter.bound(directive, in: statement.text, by: offered), offset: directive.offset)
        }
        if LegalNotice.isOne(block.text) {
            add(.boilerplate, block)
            return true
        }
        begin(statement, directive: directive, style: style)
        let rest = block.slice(end..<block.text.utf8.count)
        if !rest.text.isEmpty { addBody(rest) }
        return true
    }

    /// What a block's lead directs; `nil` where it says no more than what something is.
    private func leadDirective(_ lead: Block, of block: Block) -> Directive? {
        guard !namesCommand(block) else { return nil }
        let isBold = block.boldLead > 0
        for sentence in Sentences.all(in: lead.text) {
            if let directive = Directive(in: sentence, isLead: isBold && !block.opensWithBoldLabel) {
                return isBold || directive.offset == 0 && Imperative.opens(sentence) ? directive : nil
            }
        }
        return nil
    }

    // MARK: Results

    /// - Parameter saying: what it states where its own words don't tell all.
    mutating func begin(_ statement: Block, saying: String? = nil, directive: Directive, style: Rule.Style) {
        let isForbidden = DoOrDont.forbidsBySign(statement.text) && !directive.modality.isProhibition
        let said = saying ?? statement.text
        let bare = Pointer.unbracketed(said)
        add(.statement, statement, rule: result.rules.count)
        result.rules.append(
            RuleDraft(
                statement: Pointer.trimmed(bare),
                directive: said.first == bare.first ? directive.offset : max(0, directive.offset - 1),
                modality: isForbidden ? .mustNot : directive.modality, style: style, bytes: statement.bytes,
                pages: statement.pages,
                section: statement.section ?? outline.path, introduction: introduction, runLead: runLead))
        scope.current = result.rules.count - 1
    }

    /// Adds a block to the current rule's body.
    mutating func addBody(_ block: Block) {
        guard let current = scope.current else { return add(.description, block) }
        add(.body, block, rule: current)
        result.rules[current].body.append(block.text)
    }

    /// Adds an item of a list, or the row of a table, to a rule's body.
    mutating func addItem(_ block: Block, to rule: Int) {
        add(.body, block, rule: rule)
        result.rules[rule].body.append("- " + block.text)
    }

    /// A paragraph without a directive supports the rule before it when it takes up its words or announces a list.
    mutating func attachOrDescribe(_ block: Block) {
        guard let current = scope.current, belongs(block, to: result.rules[current]) else {
            return add(block.spans.contains { $0.style == .strong } ? .definition : .description, block)
        }
        addBody(block)
    }

    private func belongs(_ block: Block, to rule: RuleDraft) -> Bool {
        if ![.prose, .list].contains(rule.style) { return true }
        let said = Set(Gist.words(of: rule.statement))
        return Set(Gist.words(of: block.text).lazy.filter(said.contains)).count >= 2
    }

    mutating func add(_ role: Passage.Role, _ block: Block, rule: Int? = nil) { result.add(role, block, rule: rule) }
}
