import HIGModel

/// What is never so, by custom.
extension ModalPhrase {
    /// "An iOS app never shows a Quit command": what is the custom is asked for.
    var custom: Modality? {
        if isNeverSoOfKind { return .mustNot }
        let verb = Verbs.base(ofThirdPerson: clause[index + 1])
        return verb.map { !Self.workings.contains($0) } ?? false && isAnyProduct(from: ["a", "an", "every"])
            ? .mustNot : nil
    }

    /// "A set of lamps is never dark", "a lamp never uses wood": how each of a kind looks. "A lamp is never lost", "a lamp
    /// never leaves the house" tell what happens.
    private var isNeverSoOfKind: Bool {
        guard ["a", "an"].contains(clause[0]), (2..<8).contains(index),
            clause.tokens[1...index].allSatisfy({ $0.gap == .none && $0.depth == 0 })
        else { return false }
        let before = clause.tokens[1..<index].map(\.word)
        let isState = before.last == "is" && Self.looks.contains(clause[index + 1])
        let isDeed = Verbs.base(ofThirdPerson: clause[index + 1]).map(Self.shows.contains) ?? false
        return (isState || isDeed) && !before.dropLast().contains { Imperative.finite.contains($0) || $0 == "that" }
            && !before.contains { DirectiveReader.users.contains($0) }
    }
    /// What a program does by itself.
    private static let workings: WordSet = ["block", "leave", "lose", "run", "send", "share", "store"]

    /// How something looks, as its designer wants it.
    private static let looks: WordSet = [
        "animated", "blank", "bold", "bright", "colored", "dark", "dim", "dimmed", "dynamic", "empty", "gray", "hidden",
        "italic", "large", "long", "modal", "nested", "opaque", "red", "resizable", "rounded", "scrollable", "short",
        "small", "static", "tall", "translucent", "transparent", "underlined", "visible", "wide",
    ]
    /// What something shows or has, as its designer wants it.
    private static let shows: WordSet = [
        "appear", "carry", "contain", "display", "have", "hold", "include", "show", "use", "wear",
    ]

    /// Whether the sentence, or what follows its opening, has a product as its subject: "every iPhone app".
    func isAnyProduct(from determiners: [WordForm]) -> Bool {
        guard Self.products.contains(subject) else { return false }
        let opening = (max(0, subjectIndex - 2)..<subjectIndex).last { determiners.contains(clause[$0]) }
        return opening.map { $0 == 0 || clause.tokens[$0].gap == .comma } ?? false
    }
}
