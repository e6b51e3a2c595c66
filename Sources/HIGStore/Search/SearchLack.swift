import HIGText

/// Words of a question that no rule says that may answer it, in any form.
struct SearchLack: Equatable {
    /// What is found in the words' place.
    enum Substitute: Equatable {
        /// Nothing: the other words answer alone.
        case nothing
        /// Rules on a topic of which it is another name.
        case topic
        /// Other names, those of the same meaning first.
        case names([String])
        /// The parts of a name of several words.
        case parts
    }

    /// As they are looked for.
    let words: String
    /// Whether rules have them that the question's filters, or its words to leave out, rule out.
    let isElsewhere: Bool
    let substitute: Substitute

    /// What the person should know of the words that nobody says.
    static func notes(of lacks: [SearchLack]) -> [String] {
        let byNames = lacks.compactMap { lack -> String? in
            guard case .names(let names) = lack.substitute else { return nil }
            let named = listed(names.prefix(mostNamed), "and")
            return "\(nobody(lack.isElsewhere)) has “\(lack.words)”; searching for \(named) instead"
        }
        let others = [false, true].flatMap { isElsewhere in
            let words = { (substitute: Substitute) in
                lacks.filter { $0.isElsewhere == isElsewhere && $0.substitute == substitute }.map(\.words)
            }
            let (named, leftOut) = (words(.topic), words(.nothing))
            let byTopic = "has \(listed(named, "or")); showing rules on a topic that is also called so"
            let without = "has \(listed(leftOut, "or")); leaving \(leftOut.count == 1 ? "it" : "them") out"
            return [named.isEmpty ? nil : byTopic, leftOut.isEmpty ? nil : without].compactMap {
                $0.map { nobody(isElsewhere) + " " + $0 }
            }
        }
        return byNames + others
    }

    /// More names than these would be more to read than the answer.
    private static let mostNamed = 3

    private static func nobody(_ isElsewhere: Bool) -> String {
        isElsewhere ? "no rule among those asked for" : "no rule"
    }

    /// "“a”, “b” and “c”".
    private static func listed(_ words: some Collection<String>, _ conjunction: String) -> String {
        words.map { "“\($0)”" }.listed(conjunction)
    }
}
