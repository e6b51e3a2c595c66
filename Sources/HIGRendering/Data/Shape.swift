import HIGModel

/// What the JSON of a value looks like: the stuff that schemas and CSV columns are made of.
indirect enum Shape: Sendable {
    case string, integer, number, boolean
    /// A string out of a fixed list.
    case choice([String])
    case nullable(Shape)
    case array(Shape)
    /// An object with free names.
    case map(Shape)
    case object(ObjectShape)
    /// One of several.
    case union([Shape])
}

/// The shape of a record.
struct ObjectShape: Sendable {
    struct Member: Sendable {
        let name: String
        let about: String
        let shape: Shape
    }

    let name: String
    let about: String
    let members: [Member]
}

extension Shape {
    /// The JSON Schema of the shape; records are referred to by name.
    var schema: JSON {
        switch self {
        case .string: .type("string")
        case .integer: .type("integer")
        case .number: .type("number")
        case .boolean: .type("boolean")
        case .choice(let values): .object([.init("enum", .array(values.map(JSON.string)))])
        case .nullable(let shape): .object([.init("anyOf", [shape.schema, .type("null")])])
        case .array(let element): .type("array", .init("items", element.schema))
        case .map(let value): .type("object", .init("additionalProperties", value.schema))
        case .object(let object): .object([.init("$ref", .string("#/$defs/\(object.name)"))])
        case .union(let shapes): .object([.init("anyOf", .array(shapes.map(\.schema)))])
        }
    }

    /// The records in this shape, itself included, inner ones first.
    private var records: [ObjectShape] {
        switch self {
        case .string, .integer, .number, .boolean, .choice: []
        case .nullable(let inner), .array(let inner), .map(let inner): inner.records
        case .object(let object): object.members.flatMap(\.shape.records) + [object]
        case .union(let shapes): shapes.flatMap(\.records)
        }
    }

    /// The records in some shapes, inner ones first, each once.
    static func records(in shapes: [Shape]) -> [ObjectShape] {
        shapes.flatMap(\.records).distinct { $0.name == $1.name }
    }
}

extension ObjectShape {
    /// The JSON Schema of the record. Every member is required; further ones are allowed, so that a program
    /// written for this version can read the next.
    var schema: JSON {
        let properties = members.map { member -> JSON.Member in
            guard case .object(let schema) = member.shape.schema else { return .init(member.name, .bool(true)) }
            return .init(member.name, .object([.init("description", .string(member.about))] + schema))
        }
        return .object([
            .init("description", .string(about)),
            .init("type", "object"),
            .init("properties", .object(properties)),
            .init("required", .array(members.map { .string($0.name) })),
        ])
    }
}

extension JSON {
    fileprivate static func type(_ name: String, _ more: Member...) -> JSON {
        .object([Member("type", .string(name))] + more)
    }
}
