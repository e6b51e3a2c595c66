/// Numbers with a unit that a rule sets: `44 x 44 points`, `15 characters`, no more than `five tabs`.
public struct Measure: Hashable, Sendable {
    /// As many as the text has: two for a width and a height or for a range; never empty.
    public let numbers: [Double]
    /// In the plural: `points`, `pixels`, `characters`, `seconds`, `percent`, or the noun that is counted.
    public let unit: String
    /// As the rule has it.
    public let text: String

    /// What a measure says, however it is written.
    public struct Amount: Hashable, Sendable {
        let numbers: [Double]
        let unit: String
    }

    /// The numbers and the unit.
    public var amount: Amount { Amount(numbers: numbers, unit: unit) }

    public init(numbers: [Double], unit: String, text: String) {
        self.numbers = numbers
        self.unit = unit
        self.text = text
    }

    /// Whether both say the same, however it is written: `44x44 pt` and `44 x 44 points`.
    public func isSame(as other: Measure) -> Bool { amount == other.amount }
}
