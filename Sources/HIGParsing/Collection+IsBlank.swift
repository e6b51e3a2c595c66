extension Collection<UInt8> {
    /// Whether there is nothing to see: spaces and other white space of ASCII, line ends included.
    var isBlank: Bool { allSatisfy { $0 <= UInt8(ascii: " ") } }
}
