/// An object or array of JSON that is written part by part, for documents that are too long to be held.
///
/// Reads as `JSON.text(.pretty)` would write the whole.
struct JSONStream {
    enum Kind {
        case object, array
    }

    private let kind: Kind
    private let depth: Int
    private var isEmpty = true

    /// - Parameter depth: how many arrays and objects are open around it.
    init(_ kind: Kind, depth: Int) {
        self.kind = kind
        self.depth = depth
    }

    func open(to sink: (String) throws -> Void) throws { try sink(kind == .object ? "{" : "[") }

    /// Writes an element of an array.
    mutating func add(_ value: JSON, to sink: (String) throws -> Void) throws {
        try next(to: sink)
        try sink(value.text(.pretty, depth: depth + 1))
    }

    /// Writes a member of an object.
    mutating func add(_ name: String, _ value: JSON, to sink: (String) throws -> Void) throws {
        try self.name(name, to: sink)
        try sink(value.text(.pretty, depth: depth + 1))
    }

    /// Writes the name of a member, whose value is to follow.
    mutating func name(_ name: String, to sink: (String) throws -> Void) throws {
        try next(to: sink)
        try sink(JSON.string(name).text() + ": ")
    }

    /// Makes room for an element that is to follow.
    mutating func next(to sink: (String) throws -> Void) throws {
        try sink((isEmpty ? "\n" : ",\n") + String(repeating: "  ", count: depth + 1))
        isEmpty = false
    }

    func close(to sink: (String) throws -> Void) throws {
        let end = kind == .object ? "}" : "]"
        try sink(isEmpty ? end : "\n" + String(repeating: "  ", count: depth) + end)
    }
}
