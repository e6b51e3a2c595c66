import GRDB

extension Database {
    /// What the search index takes words apart with: without accents, and cut to their stems.
    func makeStemmer() throws -> any FTS5Tokenizer {
        try makeTokenizer(.porter(wrapping: .unicode61(diacritics: .remove)))
    }
}

extension FTS5Tokenizer {
    /// The stems of a text's words, in order.
    func stems(of text: String) throws -> [String] { try tokenize(document: text).map(\.token) }
}
