/// Words of which a question is full and that tell no rule from another.
enum StopWords {
    /// - Parameter typed: one word as it was typed, in any case, with its apostrophe and without the marks around it.
    static func contains(_ typed: some Collection<Unicode.Scalar>) -> Bool {
        // The longest is "shouldn't".
        guard typed.count <= 10 else { return false }
        var word = String.UnicodeScalarView()
        for scalar in typed where SearchTerms.isPartOfWord(scalar) || "'’-".unicodeScalars.contains(scalar) {
            word.append(scalar == "’" ? "'" : scalar)
        }
        return has(Array(String(word).lowercased().utf8))
    }

    /// The words of a contraction from which the apostrophe is missing, as the index has them: "don" and "t" of `dont`;
    /// `nil` for what is none.
    static func contraction(of typed: some BidirectionalCollection<Unicode.Scalar>) -> [String]? {
        guard let last = typed.last, typed.count > 2, typed.allSatisfy(SearchTerms.isPartOfWord) else { return nil }
        let start = String(String.UnicodeScalarView(typed.dropLast())).lowercased()
        let end = String(last).lowercased()
        return contains((start + "'" + end).unicodeScalars) ? [start, end] : nil
    }

    /// Looks the list through: to make a set of it takes longer than a search may.
    private static func has(_ word: [UInt8]) -> Bool {
        var letters = word[...]
        var isSame = true
        for byte in all.utf8 {
            if byte == UInt8(ascii: " ") {
                if isSame, letters.isEmpty { return true }
                letters = word[...]
                isSame = true
            } else if isSame {
                isSame = letters.popFirst() == byte
            }
        }
        return isSame && letters.isEmpty
    }

    private static let all =
        """
        a about after all also am an and any are aren't as at be because been before being but by can can't cannot \
        could couldn't did didn't do does doesn't don't down during for from get give go goes going got had hadn't has hasn't \
        have haven't how i if in into is isn't it it's its just know let let's like may me might must mustn't my need \
        needn't needs no not of off ok okay on one or our out over own please shall she should shouldn't so some \
        still than that the their them then there there's these they this those to too under until up upon us versus \
        via vs want was we were weren't what what's when where which while who whom whose why will with won't would \
        wouldn't yet you your
        """
}
