/// The whole answer as one JSON document with `version` and `kind`, described by `Schema`.
public struct JSONFormat: ReportFormat {
    /// The format; it has no options.
    public init() {}

    /// Writes the document a member at a time, and its long lists an element at a time.
    public func write(_ report: Report, to sink: (String) throws -> Void) throws {
        var object = JSONStream(.object, depth: 0)
        try object.open(to: sink)
        try report.document.forEachMember { member in
            switch member {
            case .value(let member, let value):
                try object.add(member.name, value, to: sink)
            case .list(let member, let forEach):
                try object.name(member.name, to: sink)
                var list = JSONStream(.array, depth: 1)
                try list.open(to: sink)
                try forEach { try list.add($0, to: sink) }
                try list.close(to: sink)
            }
        }
        try object.close(to: sink)
        try sink("\n")
    }
}
