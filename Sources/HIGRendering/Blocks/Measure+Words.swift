import HIGModel

extension [Measure] {
    /// As the rules have them: `44 x 44 points, 15 characters`.
    var list: String { map(\.text).joined(separator: ", ") }
}
