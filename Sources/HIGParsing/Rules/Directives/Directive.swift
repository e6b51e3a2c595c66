import HIGModel

/// The part of a sentence that tells the designer what to do, and how strongly.
///
/// What counts is said in CONTRIBUTING under "What a rule is": imperatives, "you should", "it's best to", permissions to
/// the designer; but not what users do, what the system does, examples and pointers.
struct Directive: Hashable, Sendable {
    let modality: Modality
    /// Where the directive starts in the sentence's UTF-8 bytes; a condition before it is left out.
    let offset: Int

    /// The first directive of a sentence; `nil` when the sentence only describes, explains or points.
    ///
    /// - Parameter isLead: whether it stands out of its paragraph. Then it counts though it names how a thing is made in
    ///   code.
    init?(in sentence: String, isLead: Bool = false) {
        self.init(in: Clause(Pointer.beforeTail(sentence)), isLead: isLead)
    }

    init(modality: Modality, offset: Int) {
        self.modality = modality
        self.offset = offset
    }

    init?(in clause: Clause, isLead: Bool = false) {
        // One word is a name.
        guard clause.tokens.count > 1, !CommandName.isName(clause), !Directive.isFragment(clause) else { return nil }
        guard !Directive.isSupport(clause), !Pointer.isOne(clause), !Mechanics.isLabelled(clause) else {
            return nil
        }
        var reader = DirectiveReader(clause: clause)
        let first = reader.first()
        if let modality = ForceLabel.modality(of: clause), !(first?.modality.isProhibition ?? false) {
            self.init(modality: modality, offset: clause.tokens[first?.index ?? 1].offset)
            return
        }
        guard var found = first ?? Concession(clause)?.found ?? (isLead ? BoldLead(clause)?.found : nil),
            !Directive.asks(clause, from: found.index)
        else { return nil }
        if let example = Directive.example(in: clause), !Directive.ends(clause, at: example, after: found.index) {
            return nil
        }
        // "You could use a slider to show the volume, for example.": one of many.
        let last = clause.tokens.count - 2
        if found.modality == .may, clause.has("for", "example", at: last), clause.tokens[last].gap == .comma {
            return nil
        }
        if found.modality == .may, let exception = reader.exception(after: found) { found = exception }
        let mayExplain = found.modality == .may || found.modality == .should
        if !isLead, mayExplain, Mechanics.explains(clause, from: found.index) { return nil }
        if found.modality == .should, Handling.isTold(clause, from: found.index) { return nil }
        if found.modality == .may, Handling.isAbility(clause, from: found.index) { return nil }
        if found.modality == .must, Mechanics.demandsKey(clause, from: found.index) { return nil }
        self.init(modality: found.modality, offset: clause.tokens[found.index].offset)
    }

    /// "You can use the", which a page's end cut off; "Don't do this", below a figure.
    private static func isFragment(_ clause: Clause) -> Bool {
        ["a", "an", "and", "the", "your"].contains(clause[clause.tokens.count - 1])
            || clause.tokens.count == 2 && clause.has("do", "this", at: 0)
            || clause.tokens.count == 4 && clause.has("do", "not", "do", "this", at: 0)
    }

    /// "Is the title short?" checks and directs nobody; "Think of your readers: do they hurry?" directs, then asks.
    private static func asks(_ clause: Clause, from index: Int) -> Bool {
        clause.isQuestion
            && !clause.tokens.dropFirst(index + 1).contains { $0.gap == .clause || $0.gap == .stop || $0.gap == .dash }
    }

    /// "In other words, …", "This is because …", "Keep this in mind when …", "Figure 8-3 shows how it should look.": support
    /// for what was said.
    private static func isSupport(_ clause: Clause) -> Bool {
        clause.has("in", "other", "words", at: 0) || clause.has("in", "this", "example", at: 0)
            || clause.has("in", "the", "previous", "example", at: 0)
            || clause.has("this", "is", "because", at: 0) || clause.has("keep", "this", "in", "mind", at: 0)
            || isDemonstration(clause) || namesExamples(clause)
            || ["figure", "table", "listing"].contains(clause[0]) && clause[1].opensWithNumber
    }

    /// Where "for example" stands: "For example, …", "If you use a toolbar, for example, …".
    private static func example(in clause: Clause) -> Int? {
        // "If, for example, a name is long, you should cut it": a case of what is said there and then.
        if clause.has("if", "for", at: 0), clause.tokens.contains(where: { ["should", "must"].contains($0.word) }) {
            return nil
        }
        return clause.tokens.indices.prefix(12).first { index in
            let opens = index == 0 || clause.tokens[index].gap == .comma
            // "by, for example, …" gives an example of a means only.
            let isOfMeans = index > 0 && ["by", "with"].contains(clause[index - 1])
            // "In some cases—in code, for example—you should …": an example of the case.
            let isOfCase =
                index + 2 < clause.tokens.count && clause.tokens[index + 2].gap == .dash
                && clause.tokens[..<index].contains { $0.gap == .dash }
            return opens && !isOfMeans && !isOfCase && clause[index] == "for"
                && ["example", "instance"].contains(clause[index + 1]) && clause.tokens[index].depth == 0
        }
    }

    /// Whether the directive is complete before its example: "Name the tab for what it holds, for example Fonts", "…, for
    /// example, Fonts or Colors". It is not where the sentence goes on behind the example: "Make a gate, for example, open at
    /// once." In "Names should be short; this means that, for example, …" the example is of what stands behind it.
    private static func ends(_ clause: Clause, at example: Int, after directive: Int) -> Bool {
        guard directive < example else { return false }
        let rest = clause.tokens.dropFirst(example + 2)
        // "Keep it clear of signs, for example:": a list of examples follows.
        if rest.isEmpty, clause.endsInColon { return true }
        if let first = rest.first {
            if first.gap != .comma || first.opensQuote { return true }
            // "Use, for example, a lamp": the verb lacks its object.
            let isWhole = example - directive > 3
            let goesOn = rest.contains {
                Imperative.finite.contains($0.word) || !$0.isCapitalised && Verbs.isBase($0.word)
            }
            if isWhole, !goesOn { return true }
        }
        return clause.tokens[directive + 1..<example].contains { $0.gap == .clause }
    }

    /// "Bells and gates are just a few examples of things that should be kept shut."
    private static func namesExamples(_ clause: Clause) -> Bool {
        guard let verb = clause.tokens.indices.first(where: { clause[$0] == "are" || clause[$0] == "is" }),
            !clause.tokens.contains(where: { $0.gap == .clause || $0.gap == .stop })
        else { return false }
        return (verb + 1...verb + 5).contains { index in
            ["example", "examples"].contains(clause[index]) && clause[index + 1] == "of"
        }
            && clause.tokens[verb + 1..<min(clause.tokens.count, verb + 7)].allSatisfy {
                $0.gap == .none && $0.word != "not"
            }
    }

    /// "To see why this matters, consider …", "consider the following example", "consider an example of such a window",
    /// "consider the window shown here".
    private static func isDemonstration(_ clause: Clause) -> Bool {
        guard let verb = clause.tokens.indices.first(where: { clause[$0] == "consider" }),
            verb == 0 || clause.tokens[verb].gap == .comma
        else { return false }
        let opening = clause.tokens[..<verb].prefix(6).map(\.word)
        if opening.first == "to", opening.contains("see") || opening.contains("understand") { return true }
        if clause.has("an", "example", "of", at: verb + 1) { return true }
        return clause.tokens.indices.dropFirst(verb).contains { index in
            clause.has("shown", "here", at: index)
                || ["example", "scenario"].contains(clause[index]) && ["following", "this"].contains(clause[verb + 2])
                || ["example", "scenario"].contains(clause[index]) && clause[verb + 1] == "this"
        }
    }
}
