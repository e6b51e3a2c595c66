import HIGModel

/// Verbs that are among others of one enumeration, so that none of them directs.
extension DirectiveReader {
    /// "Most dialogs have no controls (close, minimize, zoom)": a word by itself between others.
    func isListedInBrackets(_ index: Int) -> Bool {
        let depth = clause.tokens[index].depth
        guard depth > 0, index + 1 < clause.tokens.count else { return depth > 0 }
        return clause.tokens[index + 1].gap == .comma || clause.tokens[index + 1].depth < depth
    }

    /// "It lets people cut a rope; delete a loop; or insert a hook": one of several things that people can do. What a colon
    /// leads to is said of its own accord.
    func goesOnWithOffer(_ index: Int) -> Bool {
        guard clause.tokens[index].gap == .clause, clause.colons == 0 else { return false }
        let isJoined = clause.tokens.dropFirst(index).prefix(Clause.reach).contains {
            $0.gap == .clause && ["and", "or"].contains($0.word)
        }
        guard isJoined else { return false }
        return clause.tokens.indices.prefix(index).suffix(Clause.reach).contains { position in
            Self.offers.contains(clause[position])
                && (position + 1...position + 2).contains { Self.users.contains(clause[$0]) }
        }
    }
    private static let offers: WordSet = ["allow", "allows", "enable", "enables", "help", "helps", "let", "lets"]

    /// "Hints help people find things, know where they are, and avoid errors": the last of what people do.
    func closesEnumeration(_ index: Int) -> Bool {
        guard clause[index - 1] == "and", clause.tokens[index - 1].gap == .comma, isNearStart(index),
            let comma = clause.tokens[sentenceStart..<index - 1].lastIndex(where: { $0.gap == .comma }),
            Verbs.isBase(clause[comma])
        else { return false }
        return (sentenceStart..<comma).contains { position in
            Self.offers.contains(clause[position]) && Self.users.contains(clause[position + 1])
                || Self.users.contains(clause[position]) && ["can", "could"].contains(clause[position + 1])
        }
    }
}
