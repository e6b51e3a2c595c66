/// Decisions about links, as they are listed.
public struct PinList: Hashable, Sendable {
    /// The decisions, each with what is held of it.
    public let pins: [PinState]
    /// What the reader must know of them: a file that was edited and not taken up yet.
    public var notes: [String]

    public init(pins: [PinState], notes: [String] = []) {
        self.pins = pins
        self.notes = notes
    }
}
