/// A value that is written as an object with the same members in the same order every time.
///
/// A record names its members once; the JSON, the columns of the CSV and the JSON Schema all follow from that one
/// list and cannot drift apart.
///
/// ```swift
/// extension Edit: Record {
///     static let schemaName = "edit"
///     static let about = "One step of a word-level difference."
///     static let fields: [Field<Edit>] = [
///         Field("op", "What happens to the words.", \.op),
///         Field("text", "The words.", \.text),
///     ]
/// }
/// Edit(.insert, "multisegment").json.text()   // {"op":"insert","text":"multisegment"}
/// ```
protocol Record: Datum {
    /// The name under which schemas refer to it; unique among records.
    static var schemaName: String { get }
    /// One sentence for the reader of the schema.
    static var about: String { get }
    static var fields: [Field<Self>] { get }
}

extension Record {
    static var shape: Shape { .object(ObjectShape(name: schemaName, about: about, members: fields.map(\.member))) }
    var json: JSON { .object(Self.fields.map { JSON.Member($0.member.name, $0.read(self)) }) }
}

/// One member of a record: its name, its meaning, and how to read it.
struct Field<Owner>: Sendable {
    let member: ObjectShape.Member
    let read: @Sendable (Owner) -> JSON

    init<Value: Datum>(_ name: String, _ about: String, _ read: @escaping @Sendable (Owner) -> Value) {
        member = ObjectShape.Member(name: name, about: about, shape: Value.shape)
        self.read = { read($0).json }
    }

    /// A member that has the same value in every record.
    init(_ name: String, _ about: String, always value: String) {
        member = ObjectShape.Member(name: name, about: about, shape: .choice([value]))
        read = { _ in .string(value) }
    }

    /// The same member of a record that contains the owner.
    func lifted<Outer>(through path: @escaping @Sendable (Outer) -> Owner) -> Field<Outer> {
        Field<Outer>(member: member) { read(path($0)) }
    }

    private init(member: ObjectShape.Member, read: @escaping @Sendable (Owner) -> JSON) {
        self.member = member
        self.read = read
    }
}
