/// Notes the words that could be several and that a repair asked the texts about: what they say of others does not matter to
/// it.
final class WordsAsked {
    /// By the hashes of their keys.
    private(set) var hashes: Set<UInt64> = []

    func note(_ key: Lexicon.Key, _ verdict: GluedWords.Verdict) {
        if case .english = verdict { return }
        hashes.insert(key.hash)
    }
}
