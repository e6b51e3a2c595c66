extension Unicode.Scalar {
    /// Whether it opens or closes a quotation, straight or not: `"`, “, ”, „, «, ».
    public var isDoubleQuote: Bool {
        switch self {
        case "\"", "“", "”", "„", "«", "»": true
        default: false
        }
    }
}

extension Character {
    /// As of its only scalar.
    public var isDoubleQuote: Bool { unicodeScalars.count == 1 && unicodeScalars.allSatisfy(\.isDoubleQuote) }
}
