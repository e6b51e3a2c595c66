/// A whole answer as one JSON object: version, kind, content.
protocol Document: Record {
    /// The name of the schema that describes it.
    static var kind: Schema { get }
    /// The content, after `version` and `kind`.
    static var content: [Field<Self>] { get }
}

extension Document {
    static var schemaName: String { kind.rawValue + "-document" }
    static var fields: [Field<Self>] {
        [
            Field("version", "The version of the format; it only grows.") { _ in Schema.version },
            Field("kind", "What the document is.", always: kind.rawValue),
        ] + content
    }
}
