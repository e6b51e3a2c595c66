import HIGModel
import LibXML

/// The RELAX NG schema of an answer as XML (https://relaxng.org/spec-20011203.html).
///
/// It follows from the same list of members as the answer itself, and so cannot drift from it.
public struct RelaxNG {
    private let schema: Schema

    /// The schema of what `schema` describes as JSON.
    public init(_ schema: Schema) {
        self.schema = schema
    }

    /// The schema as an XML document.
    public func text() throws -> String {
        do {
            let writer = try XMLWriter()
            try writer.startDocument()
            try writer.element(
                "grammar", "xmlns", "http://relaxng.org/ns/structure/1.0", "ns", XMLFormat.namespace,
                "datatypeLibrary", "http://www.w3.org/2001/XMLSchema-datatypes"
            ) {
                guard case .object(let document) = schema.document else { return }
                try writer.element("start") {
                    try writer.element("element", "name", XMLFormat.root) {
                        for member in document.members { try writer.pattern(ofDocument: member) }
                    }
                }
                for record in Shape.records(in: [schema.document]) where record.name != document.name {
                    try writer.element("define", "name", record.name) {
                        for member in record.members { try writer.pattern(of: member) }
                        if record.members.isEmpty { try writer.element("empty") {} }
                    }
                }
            }
            return try writer.drain()
        } catch let failure as XMLWriter.Failure {
            throw failure.problem
        }
    }
}

extension XMLWriter {
    /// An element with attributes, given as names and values in turn, and what `body` writes into it.
    fileprivate func element(_ name: String, _ attributes: String..., body: () throws -> Void) throws {
        try open(name)
        for index in stride(from: 0, to: attributes.count - 1, by: 2) {
            try attribute(attributes[index], attributes[index + 1])
        }
        try body()
        try close()
    }

    /// A member of the document itself, which says in its first tag what it is.
    fileprivate func pattern(ofDocument member: ObjectShape.Member) throws {
        guard member.isAttribute else { return try pattern(of: member) }
        try element("attribute", "name", member.name) { try content(of: member.shape) }
    }

    fileprivate func pattern(of member: ObjectShape.Member) throws {
        if case .nullable(let inner) = member.shape {
            try element("optional") { try pattern(ofElement: member.name, inner) }
        } else {
            try pattern(ofElement: member.name, member.shape)
        }
    }

    private func pattern(ofElement name: String, _ shape: Shape) throws {
        try element("element", "name", name) { try content(of: shape) }
    }

    private func content(of shape: Shape) throws {
        switch shape {
        case .string: try element("text") {}
        case .integer: try element("data", "type", "integer") {}
        case .number: try element("data", "type", "decimal") {}
        case .boolean: try element("data", "type", "boolean") {}
        case .choice(let values):
            try element("choice") { for value in values { try element("value") { try text(value) } } }
        case .nullable(let inner): try element("optional") { try content(of: inner) }
        case .array(let inner):
            try element("zeroOrMore") { try pattern(ofElement: inner.elementName, inner) }
        case .map(let inner):
            try element("zeroOrMore") {
                try element("element", "name", "entry") {
                    try element("attribute", "name", "name") { try element("text") {} }
                    try pattern(ofElement: "value", inner)
                }
            }
        case .object(let object): try element("ref", "name", object.name) {}
        case .union(let shapes): try element("choice") { for shape in shapes { try content(of: shape) } }
        }
    }
}
