/// Cuts the endings off English words, so that `navigates`, `navigating` and `navigation` compare equal.
///
/// The first steps of M. F. Porter's "An algorithm for suffix stripping" (1980), with the suffixes that matter in
/// guidelines; it need not give words, only the same for the same.
enum Stem {
    static func of(_ word: String) -> String {
        var stem = word
        if stem.utf8.last == UInt8(ascii: "s"), stem.hasSuffix("'s") { stem.removeLast(2) }
        guard stem.utf8.count > 3 else { return tidy(stem) }
        stem = withoutPlural(stem)
        stem = withoutTense(stem)
        // Most endings are ruled out by the last letter.
        guard let last = stem.utf8.last else { return stem }
        for ending in endings where ending.last == last && stem.hasSuffix(ending.text) {
            let root = stem.dropLast(ending.text.utf8.count)
            guard root.utf8.count >= 4 else { continue }
            return tidy(String(root))
        }
        return tidy(stem)
    }

    private struct Ending {
        let text: String
        /// Its last letter.
        let last: UInt8?
    }

    private static let endings = [
        "ational", "ability", "iveness", "fulness", "ation", "ition", "ement", "ments", "ment", "ness", "able",
        "ible", "ance", "ence", "ancy", "ency", "antly", "ently", "ively", "fully", "ously", "ant", "ent", "ally",
        "ical", "ive", "ate", "ion", "ity", "ous", "ful", "al", "ly", "er", "or",
    ].map { Ending(text: $0, last: $0.utf8.last) }

    /// Unlike in `Singular`, "menus" stays apart from "menu": `LinkModel` was fitted so, and of the links that change
    /// otherwise between four pairs of editions more right ones go than come, and more wrong ones come than go.
    private static func withoutPlural(_ word: String) -> String {
        guard word.utf8.last == UInt8(ascii: "s") else { return word }
        if word.hasSuffix("sses") || word.hasSuffix("xes") || word.hasSuffix("ches") || word.hasSuffix("shes") {
            return String(word.dropLast(2))
        }
        if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if !word.hasSuffix("ss"), !word.hasSuffix("us"), !word.hasSuffix("is") {
            return String(word.dropLast())
        }
        return word
    }

    private static func withoutTense(_ word: String) -> String {
        guard let last = word.utf8.last, last == UInt8(ascii: "g") || last == UInt8(ascii: "d") else { return word }
        if word.utf8.count > 4, word.hasSuffix("ied") { return word.dropLast(3) + "y" }
        // "Speed" and "need" end in no tense, and "agreed" in that of "agree".
        if word.hasSuffix("eed") {
            return word.dropLast(3).utf8.contains(where: isVowel) ? String(word.dropLast()) : word
        }
        for ending in ["ing", "ed"] where word.hasSuffix(ending) {
            let root = word.dropLast(ending.count)
            guard root.utf8.count >= 3, root.utf8.contains(where: isVowel) else { continue }
            let bytes = Array(root.utf8)
            if bytes.count > 3, bytes[bytes.count - 1] == bytes[bytes.count - 2],
                !"lsz".utf8.contains(bytes[bytes.count - 1])
            {
                return String(root.dropLast())
            }
            return ["at", "iz", "bl"].contains { root.hasSuffix($0) } ? root + "e" : String(root)
        }
        return word
    }

    private static func tidy(_ stem: String) -> String {
        // "Controlled" and "labelled", but not "scroll".
        if stem.hasSuffix("ll"), stem.dropLast(3).utf8.contains(where: isVowel) { return String(stem.dropLast()) }
        if stem.utf8.count > 3, stem.hasSuffix("e") { return String(stem.dropLast()) }
        if stem.utf8.count > 2, stem.hasSuffix("y") { return stem.dropLast() + "i" }
        return stem
    }

    private static func isVowel(_ byte: UInt8) -> Bool { "aeiouy".utf8.contains(byte) }
}
