/// The row of a passage in the index of descriptions: its source's number and its place there in one.
enum PassageNumber {
    /// Of the columns of `passages`.
    static let sql = "source << \(placeBits) | ordinal"

    /// Of a number: the values of `source` and `ordinal`.
    static let partsSQL = "value >> \(placeBits), value & \((1 << placeBits) - 1)"

    /// The number of the source that a passage stands in.
    static func source(of number: Int) -> Int { number >> placeBits }

    /// How many passages of one source have numbers of their own: a million; whole editions have some fifteen thousand.
    static let limit = 1 << placeBits

    private static let placeBits = 20
}
