/// A column of a table: a member of the record, or of an object in it.
struct CSVColumn {
    let name: String
    let about: String
    let shape: Shape
}
