extension Collection<String> {
    /// The name whose words were typed apart, as in `higkb rules back button`; `nil` where none was.
    var nameOfWords: String? { isEmpty ? nil : joined(separator: " ") }
}
