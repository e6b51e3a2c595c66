/// A whole answer as one object: version, kind, content, then lists that may be too long to be held.
protocol Document: Record {
    /// The name of the schema that describes it.
    static var kind: Schema { get }
    /// The content, after `version` and `kind`.
    static var content: [Field<Self>] { get }
    /// Lists after the content, whose elements are handed over one at a time.
    static var lists: [ListField<Self>] { get }
}

extension Document {
    static var schemaName: String { kind.rawValue + "-document" }
    static var fields: [Field<Self>] {
        [
            Field("version", "The version of the format; it only grows.") { _ in Schema.version },
            Field("kind", "What the document is.", always: kind.rawValue),
        ] + content
    }
    static var lists: [ListField<Self>] { [] }
    static var shape: Shape {
        .object(
            ObjectShape(name: schemaName, about: about, members: fields.map(\.member) + lists.map(\.member)))
    }

    /// Hands over the members in order, lists element by element.
    func forEachMember(_ body: (DocumentMember) throws -> Void) throws {
        for field in Self.fields { try body(.value(field.member, field.read(self))) }
        for list in Self.lists {
            try body(.list(list.member) { element in try list.forEach(self, element) })
        }
    }
}

/// A member of a document as a format sees it.
enum DocumentMember {
    case value(ObjectShape.Member, JSON)
    /// A list that hands over its elements.
    case list(ObjectShape.Member, forEach: ((JSON) throws -> Void) throws -> Void)
}

/// A member of a document that is a list: its name, its meaning, and how to go through it.
struct ListField<Owner>: Sendable {
    let member: ObjectShape.Member
    let forEach: @Sendable (Owner, (JSON) throws -> Void) throws -> Void

    /// - Parameter forEach: hands over the elements in order; what its last argument throws ends it.
    init<Element: Datum>(
        _ name: String, _ about: String,
        _ forEach: @escaping @Sendable (Owner, (Element) throws -> Void) throws -> Void
    ) {
        member = ObjectShape.Member(name: name, about: about, shape: .array(Element.shape))
        self.forEach = { owner, body in try forEach(owner) { try body($0.json) } }
    }
}
