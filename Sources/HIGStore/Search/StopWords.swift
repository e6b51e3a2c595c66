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
        return all.contains(String(word).lowercased())
    }

    private static let all = Set(
        """
        a about after all also am an and any are aren't as at be been before being but by can can't cannot could \
        couldn't did didn't do does doesn't don't down during for from get give got had has have haven't how i if in \
        into is isn't it it's its just let let's may me might must my need needn't needs no not of off ok okay on one \
        or our out over own please shall she should shouldn't so some still than that the their them then there \
        there's these they this those to too under until up upon us via was we were weren't what what's when where \
        which while who whom whose why will with won't would wouldn't yet you your
        """.split(separator: " ").map(String.init))
}
