extension Collection<String> {
    /// The texts as a sentence names them; nothing of none.
    ///
    /// ```swift
    /// ["a", "b", "c"].listed("or")   // a, b or c
    /// ```
    public func listed(_ conjunction: String) -> String {
        let texts = Array(self)
        guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
        return texts.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
