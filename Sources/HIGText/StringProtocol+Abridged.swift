extension StringProtocol {
    /// What a user typed, as a message repeats it: with the middle left out where it is longer than 60 characters.
    public var abridged: String {
        count <= 60 ? String(self) : String(prefix(32)) + "…" + String(suffix(27))
    }

    /// The name that a user typed, as a message repeats it: abridged, and in quotes where there is nothing to see.
    public var nameTyped: String { allSatisfy(\.isWhitespace) ? "“\(self)”" : abridged }
}
