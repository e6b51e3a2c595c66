import HIGModel

extension StoreWriter {
    func insert(_ measures: [Measure], ofRule rule: Int64) throws {
        for (position, measure) in measures.enumerated() {
            try insert(
                into: "rule_measures", "rule, position, numbers, unit, text",
                [
                    .integer(rule), .integer(position), .text(NumberList(measure.numbers).json), .text(measure.unit),
                    .text(measure.text),
                ])
        }
    }
}
