import HIGModel
import HIGText

extension RuleSplitter {
    mutating func list(_ blocks: ArraySlice<Block>) {
        scope.isLabelled = false
        defer { endsList = true }
        scope.specimen?.goOnWithList()
        if let list = goingOn, result.passages.allSatisfy({ $0.role == .boilerplate || $0.role == .figure }) {
            return goOn(list, with: blocks)
        }
        if let inForce = scope.label { return list(blocks, under: inForce.label) }
        let announced = scope.announcement ?? scope.announcedBefore
        scope.announcement = nil
        scope.announcedBefore = announced
        let isForUsers = announced?.isForUsers == true
        // "Avoid names that:": what an item goes on with may say what to do instead.
        let isClosed = announced?.isWhole == true || announced?.modality?.isProhibition == true
        let demand =
            isForUsers ? RuleSplitter.demand(in:) : isClosed ? RuleSplitter.directive(inMidst:) : { _ in nil }
        let owner = announced.flatMap { RuleSplitter.owner(of: blocks.filter(\.isItem), after: $0) }
        result.openList = OpenList(announced, rule: owner)
        defer { introduction = nil }
        let namesThings = announced?.modality == nil && RuleSplitter.nameThings(blocks.filter(\.isItem))
        var leads = ItemLeads(before: announced?.introduction)
        var last: Block?
        var isUnderDescription = false
        var above: ItemRule?
        for (index, block) in zip(blocks.indices, blocks) {
            if takesNested(block, before: blocks[(index + 1)...]) { continue }
            isUnderDescription = isUnderDescription && block.isItem && block.isFragment
            introduction = leads.lead(to: block)
            above = above.flatMap { block.endsItems(under: $0) ? nil : $0 }
            if !block.isItem {
                visit(block)
            } else if leads.showsSample {
                sample(block)
            } else if block.isAllLinks {
                add(.boilerplate, block)
            } else if (isUnderDescription || namesThings) && owner == nil || block.definesTerm {
                add(.description, block)
            } else if isForUsers || owner != nil {
                // What such an item demands by itself does not complete "Don't use sheets when:".
                introduction = nil
                if statesAlone(block, isForUsers: isForUsers) { continue }
                supportingItem(block, of: owner, demand: demand)
            } else {
                let count = result.rules.count
                // "Your app should:" is no lead to "If it is dark, you should have it glow."
                let isWhole = announced?.modality != nil && RuleSplitter.demandsItself(block.text)
                if isWhole { introduction = nil }
                // What leads to the list may have left the rule before it.
                if last == nil, announced.map({ $0.rule == nil }) ?? false { scope.current = nil }
                item(block, offered: isWhole ? nil : announced?.offer, after: last, under: above)
                if result.rules.count > count {
                    last = block
                    above = ItemRule(result.rules.count - 1, of: block) ?? above
                } else if let last, block.leads(awayFrom: last) {
                    scope.current = nil
                }
            }
            isUnderDescription = isUnderDescription || RuleSplitter.leadsToDescriptions(block)
        }
    }

    /// Whether the items below an item describe, as its end says.
    private static func leadsToDescriptions(_ block: Block) -> Bool {
        guard block.isItem, let last = Sentences.all(in: block.text).last else { return false }
        return Introduction(last).describes
    }

    /// An item that shows what the rule above it asks for.
    private mutating func sample(_ item: Block) {
        introduction = nil
        if let current = scope.current { addItem(item, to: current) } else { add(.description, item) }
    }

    /// The rule that the items of a list support; `nil` where each stands for itself.
    private static func owner(of items: [Block], after announcement: Announcement) -> Int? {
        guard let rule = announcement.rule else { return nil }
        // "There are cases where gates should not be used:", "- Don't lock out visitors."
        let forbidding = items.count {
            Directive(in: Sentences.first(in: $0.text) ?? "")?.modality.isProhibition ?? false
        }
        if announcement.isWhole, announcement.modality?.isProhibition ?? false, forbidding * 2 > items.count {
            return nil
        }
        if announcement.isBody || announcement.isForUsers { return rule }
        if items.filter({ opensWithDeed($0.text) }).count * 2 >= items.count { return nil }
        // Nouns spell out what is asked for, as does what each of "two things" should do.
        if announcement.modality != nil, !announcement.isOffer {
            let standAlone = items.allSatisfy { demand(in: Sentences.first(in: $0.text) ?? "") != nil }
            return standAlone && !counts(announcement.introduction ?? "") ? nil : rule
        }
        let directs = items.contains { item in
            let sentences = Sentences.all(in: item.text)
            // A label may stand before what an item directs, where nothing else directs: "**Buttons.** Don't show a button".
            let isLabelled = item.boldLead > 0 && announcement.modality == nil
            return sentences.prefix(isLabelled ? sentences.count : 1).contains { Directive(in: $0) != nil }
        }
        return directs ? nil : rule
    }

    /// Whether items in small letters name things, as few of them direct: "title", "fill pattern".
    private static func nameThings(_ items: [Block]) -> Bool {
        items.allSatisfy { $0.isFragment && ($0.text.first?.isLowercase ?? false) }
            && items.count { Directive(in: $0.text) != nil } * 2 < items.count
    }

    /// Whether a lead speaks of its items as of so many: "Two things should happen:", "You should do the following:".
    private static func counts(_ lead: String) -> Bool {
        WordForm.all(in: lead).contains { counting.contains($0) }
    }
    private static let counting: WordSet = [
        "following", "these", "things", "two", "three", "four", "five", "several",
    ]

    /// Takes the first items of a text for what they were in the chunk before: a rule's body, or rules themselves.
    private mutating func goOn(_ list: OpenList, with blocks: ArraySlice<Block>) {
        goingOn = nil
        if let label = list.label { return self.list(blocks, under: label) }
        defer { introduction = nil }
        var leads = ItemLeads(before: list.introduction)
        for block in blocks {
            introduction = leads.lead(to: block)
            if !block.isItem {
                visit(block)
            } else if leads.showsSample {
                sample(block)
            } else if list.rule == nil, list.isForUsers {
                introduction = nil
                supportingItem(block, of: nil, demand: RuleSplitter.demand(in:))
            } else if list.rule == nil {
                item(block, offered: list.offered, after: nil)
            } else {
                add(.body, block)
                result.handedBack.append(block)
            }
        }
        if list.rule == nil { result.openList = list }
    }

    /// Whether an item says what to do, or what to do in a case: "Close the door.", "If it is open, close it.", "First, …".
    private static func opensWithDeed(_ text: String) -> Bool {
        if Imperative.opens(text) { return true }
        let clause = Clause(Sentences.first(in: text) ?? "")
        return ["if", "when", "first", "next", "then", "finally"].contains(clause[0]) && Directive(in: clause) != nil
    }

    /// An item that supports a rule or describes, up to the first later sentence that demands something itself.
    ///
    /// - Parameter owner: the rule that the list belongs to, if it belongs to one.
    private mutating func supportingItem(_ block: Block, of owner: Int?, demand: (String) -> Directive?) {
        func support(_ block: Block) { if let owner { addItem(block, to: owner) } else { add(.description, block) } }
        let units = RuleSplitter.units(of: block.text)
        let told = units.map { Told(range: $0, directive: demand(block.text(of: $0))) }
        guard let first = told.indices.dropFirst().first(where: { told[$0].directive != nil }) else {
            return support(block)
        }
        support(block.slice(0..<units[first].lowerBound))
        _ = state(Array(told[first...]), of: block, style: .list)
    }

    /// What a later sentence of an item directs: "Modeless tasks. Don't use a sheet for them." More than leave is asked for,
    /// and more than how to do what was said: "If you do this, …".
    private static func directive(inMidst sentence: String) -> Directive? {
        let clause = Clause(sentence)
        let goesOn = clause.tokens.indices.prefix(4).contains {
            ["do", "make"].contains(clause[$0]) && clause[$0 + 1] == "this"
        }
        return goesOn ? nil : Directive(in: clause).flatMap { $0.modality == .may ? nil : $0 }
    }

    /// What the design must or should do behind a step of users: "The user drags a card. The list should scroll." A sentence
    /// that opens with a verb is another step.
    static func demand(in sentence: String) -> Directive? {
        guard !Imperative.opens(sentence), let directive = Directive(in: sentence),
            ![.may, .consider].contains(directive.modality),
            WordForm.all(in: sentence).contains(where: { ["should", "must"].contains($0) })
        else { return nil }
        return directive
    }

    /// Takes an item that states a rule in any list, as it has a lead of its own or says what "you should" do; false for
    /// others.
    private mutating func statesAlone(_ block: Block, isForUsers: Bool) -> Bool {
        if block.boldLead > 0, !isForUsers { return headline(block, style: .list) }
        let clause = Clause(Sentences.first(in: block.text) ?? "")
        let isDemand = clause.tokens.indices.contains {
            clause[$0] == "you" && ["should", "must"].contains(clause[$0 + 1])
        }
        let isAlternative = clause[0] == "instead" && clause.tokens.count > 1 && clause.tokens[1].gap == .comma
        guard isDemand || isAlternative, Directive(in: clause) != nil else { return false }
        item(block, offered: nil, after: nil)
        return true
    }

    /// How an item binds that completes an offer or a call, which binds a plain imperative; "avoid" and "not" keep their own
    /// weight, but behind "be sure to:" there is no avoiding it.
    ///
    /// - Parameter directive: what the item directs by itself.
    static func bound(_ directive: Directive?, in sentence: String, by offered: Modality) -> Modality {
        let first = Clause(sentence, words: 1)[0]
        let own = directive?.modality ?? (first == "never" ? .mustNot : .should)
        if own == .should { return offered }
        return own == .shouldNot && first == "avoid" && offered == .must ? .mustNot : own
    }

    /// Whether an item is a sentence of its own on what you or your app should do.
    private static func demandsItself(_ text: String) -> Bool {
        guard !Imperative.opens(text) else { return false }
        let clause = Clause(Sentences.first(in: text) ?? "")
        return clause.tokens.indices.contains { index in
            ["should", "must"].contains(clause[index])
                && (clause[index - 1] == "you"
                    || clause[index - 2] == "your" && ModalPhrase.products.contains(clause[index - 1]))
        }
    }

    /// One item that stands for itself: its directives are rules, an offered use is a permission.
    ///
    /// - Parameters:
    ///   - last: the item before it that stated the current rule, if one did.
    ///   - above: the rule of the item that those below it spell out, if it is one of them.
    private mutating func item(_ block: Block, offered: Modality?, after last: Block?, under above: ItemRule? = nil) {
        if block.boldLead > 0, headline(block, style: .list, offered: offered) { return }
        if RuleSplitter.isSpeech(block.text) || SampleLabel(opening: block.text) == .verdict {
            return add(.description, block)
        }
        let isNamed = namesCommand(block)
        let told = RuleSplitter.units(of: block.text).enumerated().map { index, range -> Told in
            let sentence = block.text(of: range)
            let directive = index == 0 && isNamed ? nil : Directive(in: sentence)
            if index == 0, let offered, Imperative.opens(sentence) {
                let modality = RuleSplitter.bound(directive, in: sentence, by: offered)
                return Told(range: range, directive: Directive(modality: modality, offset: 0))
            }
            return Told(
                range: range, directive: directive.flatMap { index > 0 && RuleSplitter.leads(sentence, $0) ? nil : $0 })
        }
        if state(told, of: block, style: .list) { return }
        if let current = scope.current, last.map(block.continues) ?? true {
            addItem(block, to: current)
        } else if let above {
            addItem(block, to: above.rule)
        } else {
            for unit in told { add(.description, block.slice(unit.range)) }
        }
    }
}

/// The rule of an item that those below it spell out: "Use the following lamps:".
private struct ItemRule {
    let rule: Int
    let depth: Int

    /// `nil` where the item leads to none.
    init?(_ rule: Int, of item: Block) {
        guard item.text.last == ":", let depth = item.itemDepth else { return nil }
        self.rule = rule
        self.depth = depth
    }
}

extension Block {
    /// Whether the items below one are over where this one stands.
    fileprivate func endsItems(under above: ItemRule) -> Bool { itemDepth.map { $0 <= above.depth } ?? false }

    /// Whether an item without a directive goes on with what another one directs: below it, or "Small: 8 pixels" after
    /// "Large: Leave 10 pixels".
    fileprivate func continues(_ item: Block) -> Bool {
        if let itemDepth, let other = item.itemDepth, itemDepth > other { return true }
        return isFragment
            && [self, item].allSatisfy { $0.text.split(separator: " ").prefix(3).contains { $0.last == ":" } }
    }

    /// Whether what stands below an item has nothing to do with the rule of an item before it: "Text:" after "Space: Leave
    /// 10 pixels".
    fileprivate func leads(awayFrom item: Block) -> Bool {
        guard let itemDepth, let other = item.itemDepth, itemDepth <= other else { return false }
        return text.last == ":"
    }

    /// Whether an item goes on with what a sentence directs: "Don't use a menu", "- for more than 12 items".
    func goesOn(with sentence: String) -> Bool {
        // Not "iPhone lamps".
        guard sentence.utf8.last?.isLetter ?? false, text.prefix(2).allSatisfy(\.isLowercase), text.count > 1 else {
            return false
        }
        return Directive(in: sentence) != nil
    }

    /// Whether an item completes the sentence before the list: no mark ends it.
    fileprivate var isFragment: Bool { text.last.map { !".:!?".contains($0) } ?? false }
}
