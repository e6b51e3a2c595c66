import Testing

/// Compares a whole output with a literal in which characters that nobody sees have a sign: ⎋ for escape, ⏎ for the
/// carriage return before a line break.
func expect(_ output: String, looks literal: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let seen = output.replacing("\u{1B}", with: "⎋").replacing("\r\n", with: "⏎\n")
    #expect(seen == literal + "\n", sourceLocation: sourceLocation)
}
