/// The numbers of a record that FTS5 keeps in its own tables, one after another: seven bits a byte, the most significant
/// first.
///
/// Source: "fts5PutVarint" and the records' descriptions in FTS5's `fts5_index.c`, and
/// https://www.sqlite.org/fts5.html#the_docsize_table.
struct IndexRecord: IteratorProtocol {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    /// The next number; `nil` at the record's end. A damaged record may go on and on: a number ends after eight bytes.
    mutating func next() -> Int? {
        guard !rest.isEmpty else { return nil }
        var number = 0
        for byte in rest.prefix(8) {
            rest.removeFirst()
            number = number << 7 | Int(byte & 0x7f)
            if byte < 0x80 { break }
        }
        return number
    }
}
