import HIGModel

extension StoreReader {
    /// The numbers with units that a rule sets.
    func measures(ofRule number: Int) throws -> [Measure] {
        if memory.measures == nil { memory.measures = try allMeasures() }
        return memory.measures?[number] ?? []
    }

    /// By the rules' row numbers; few set any, so all are read at once.
    private func allMeasures() throws -> [Int: [Measure]] {
        let sql = "SELECT rule, numbers, unit, text FROM rule_measures ORDER BY rule, position"
        let all = try values(sql) { row in
            guard let list = NumberList(json: try row.text(1)) else { throw row.damaged(1) }
            return (
                rule: try row.integer(0),
                measure: Measure(numbers: list.numbers, unit: try row.text(2), text: try row.text(3))
            )
        }
        return Dictionary(grouping: all, by: \.rule).mapValues { $0.map(\.measure) }
    }
}
