import HIGModel

extension Measure: Record {
    static let schemaName = "measure"
    static let about = "Numbers with a unit that a rule sets."
    static let fields: [Field<Measure>] = [
        Field("numbers", "Two for a width and a height or a range, else one.") { measure in
            measure.numbers.map { Rounded($0, places: Measure.places(of: $0)) }
        },
        Field("unit", "In the plural: points, pixels, characters, or the noun that is counted.", \.unit),
        Field("text", "As the rule has it.", \.text),
    ]

    /// As few decimal places as say what the number is, three at most.
    private static func places(of number: Double) -> Int {
        let scales: [Double] = [1, 10, 100]
        return scales.firstIndex { (number * $0).rounded() == number * $0 } ?? 3
    }
}

extension Change.Measures: Record {
    static let schemaName = "measure-change"
    static let about = "What a change did to the numbers with units that the rules set."
    static let fields: [Field<Change.Measures>] = [
        Field("from", "Those that only the older rules set.", \.from),
        Field("to", "Those that only the newer rules set.", \.to),
    ]
}
