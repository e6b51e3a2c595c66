/// A pin with what the knowledge base holds of it.
public struct PinState: Hashable, Sendable {
    /// The decision.
    public let pin: Pin
    /// The rules that the pin names but that are not held; then it has no effect until they are.
    public let missing: [String]

    public init(pin: Pin, missing: [String]) {
        self.pin = pin
        self.missing = missing
    }
}
