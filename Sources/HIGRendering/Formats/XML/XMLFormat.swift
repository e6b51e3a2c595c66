import HIGModel
import LibXML

/// The whole answer as one XML document, described by `RelaxNG`.
///
/// Members are elements of their names; the elements of a list bear the name of their record, or `item`. What is null
/// is left out, characters that XML cannot hold become U+FFFD, and others that could steer a terminal are references to
/// their numbers.
public struct XMLFormat: ReportFormat {
    /// The namespace of all elements; a new one would mean a format that old readers cannot read.
    static let namespace = "urn:higkb:1"
    /// The element around every answer.
    static let root = "higkb"

    /// The format; it has no options.
    public init() {}

    /// Writes a member at a time, and long lists an element at a time.
    public func write(_ report: Report, to sink: (String) throws -> Void) throws {
        do {
            let writer = try XMLWriter(referencing: \.steers)
            try writer.startDocument()
            try writer.open(XMLFormat.root)
            try writer.attribute("xmlns", XMLFormat.namespace)
            try report.document.forEachMember { member in
                switch member {
                case .value(let member, let value) where member.isAttribute:
                    try writer.attribute(member.name, value.plainText)
                case .value(let member, let value):
                    try writer.write(value, shape: member.shape, named: member.name)
                case .list(let member, let forEach):
                    try writer.open(member.name)
                    let element = member.shape.element ?? .string
                    try forEach { value in
                        try writer.write(value, shape: element, named: element.elementName)
                        try sink(writer.drain())
                    }
                    try writer.close()
                }
            }
            try writer.close()
            try sink(writer.drain())
        } catch let failure as XMLWriter.Failure {
            throw failure.problem
        }
    }
}

extension ObjectShape.Member {
    /// What a document says of itself stands in its first tag.
    var isAttribute: Bool { name == "version" || name == "kind" }
}

extension Shape {
    /// What a list of this shape is made of; `nil` when it is no list.
    var element: Shape? {
        if case .array(let element) = self { element } else { nil }
    }

    /// The name of an element of a list.
    var elementName: String {
        switch self {
        case .object(let object): object.name
        case .nullable(let inner): inner.elementName
        case .string, .integer, .number, .boolean, .choice, .array, .map, .union: "item"
        }
    }
}

extension JSON {
    /// A plain value as XML has it.
    fileprivate var plainText: String {
        if case .string(let text) = self { text } else { text() }
    }
}

extension XMLWriter {
    /// Writes a value as an element of its own; nothing for null.
    fileprivate func write(_ value: JSON, shape: Shape, named name: String) throws {
        if case .null = value { return }
        if case .nullable(let inner) = shape { return try write(value, shape: inner, named: name) }
        try open(name)
        switch (value, shape) {
        case (.object(let members), .object(let object)):
            for (member, value) in zip(object.members, members) {
                try write(value.value, shape: member.shape, named: member.name)
            }
        case (.object(let members), .map(let inner)):
            for member in members {
                try open("entry")
                try attribute("name", member.name)
                try write(member.value, shape: inner, named: "value")
                try close()
            }
        case (.array(let values), .array(let element)):
            for value in values { try write(value, shape: element, named: element.elementName) }
        default:
            try text(value.plainText)
        }
        try close()
    }
}
