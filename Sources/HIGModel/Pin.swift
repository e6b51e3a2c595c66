/// What a reader decided about two rules, which the program then takes as given.
public struct Pin: Hashable, Sendable {
    /// Whether the two rules are the same advice.
    public enum Verdict: String, Hashable, Sendable, CaseIterable {
        /// They are the same advice.
        case link
        /// They are not.
        case unlink
    }

    public let verdict: Verdict
    /// One rule's id; the older one's unless a reader wrote them the other way round.
    public let from: String
    /// The other rule's id.
    public let to: String

    public init(_ verdict: Verdict, from: String, to: String) {
        self.verdict = verdict
        self.from = from
        self.to = to
    }

    /// The same decision with the rules named the other way round.
    public var turned: Pin { Pin(verdict, from: to, to: from) }

    /// The id of the rule that a rule is paired with; `nil` when the pin doesn't name it.
    public func other(than rule: String) -> String? {
        switch rule {
        case from: to
        case to: from
        default: nil
        }
    }

    /// Whether both are about the same two rules, whichever is named first.
    public func hasSamePair(as other: Pin) -> Bool {
        from == other.from && to == other.to || from == other.to && to == other.from
    }
}

/// A pin with what the knowledge base holds of it.
public struct PinState: Hashable, Sendable {
    public let pin: Pin
    /// The rules that the pin names but that are not held; then it has no effect until they are.
    public let missing: [String]

    public init(pin: Pin, missing: [String]) {
        self.pin = pin
        self.missing = missing
    }
}

/// Decisions about links, as they are listed.
public struct PinList: Hashable, Sendable {
    public let pins: [PinState]
    /// What the reader must know of them: a file that was edited and not taken up yet.
    public let notes: [String]

    public init(pins: [PinState], notes: [String] = []) {
        self.pins = pins
        self.notes = notes
    }
}
