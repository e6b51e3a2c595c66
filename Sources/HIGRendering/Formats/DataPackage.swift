import HIGModel

/// Tables with a description of their columns, after Frictionless Data Package 2.0
/// (https://datapackage.org/standard/data-package/).
public struct DataPackage: FolderFormat {
    /// A table: the name of its file without `.csv`, what it holds, and the column that tells its rows apart.
    struct Table {
        let name: String
        let about: String
        let key: String?
        let rows: Rows
    }

    private let name: String
    private let tables: [Table]
    private let csv: CSVFormat

    /// A package of one table.
    ///
    /// - Parameter forSpreadsheets: as for `CSVFormat`.
    public init(_ report: Report, forSpreadsheets: Bool = false) {
        let kind = type(of: report.document).kind
        name = kind.rawValue
        csv = CSVFormat(forSpreadsheets: forSpreadsheets)
        let isNamed = [.rules, .lineages].contains(kind)
        tables = [
            Table(
                name: kind.rawValue, about: type(of: report.document).about, key: isNamed ? "id" : nil,
                rows: report.table)
        ]
    }

    /// A whole catalog, a table each for editions, topics, sources, change log, rules, links and lineages.
    public init(_ catalog: any Catalog, forSpreadsheets: Bool = false) {
        name = Schema.catalog.rawValue
        csv = CSVFormat(forSpreadsheets: forSpreadsheets)
        let sources = Rows { (body: (Source) throws -> Void) in
            for summary in catalog.editions { try catalog.sources(of: summary.edition.id).forEach(body) }
        }
        let changeLog = Rows { (body: (ChangeLogEntry) throws -> Void) in
            for summary in catalog.editions { try catalog.changeLog(of: summary.edition.id).forEach(body) }
        }
        tables = [
            Table(name: "editions", about: EditionSummary.about, key: "id", rows: Rows(catalog.editions)),
            Table(name: "topics", about: Topic.about, key: "slug", rows: Rows(catalog.topics)),
            Table(name: "sources", about: Source.about, key: nil, rows: sources),
            Table(name: "change-log", about: ChangeLogEntry.about, key: nil, rows: changeLog),
            Table(
                name: "rules", about: CatalogEntry.about, key: "id",
                rows: Rows { (body: (CatalogEntry) throws -> Void) in
                    try catalog.forEachEntry(of: nil, on: nil, body)
                }),
            Table(
                name: "links", about: Link.about, key: nil,
                rows: Rows { (body: (Link) throws -> Void) in try catalog.forEachLink(body) }),
            Table(
                name: "lineages", about: CatalogLineage.about, key: "id",
                rows: Rows { (body: (CatalogLineage) throws -> Void) in try catalog.forEachLineage(on: nil, body) }),
        ]
    }

    /// The descriptor, which the specification names thus (https://datapackage.org).
    public static let hallmark = "datapackage.json"
    /// How its name opens.
    public static let signature = "\"name\": \"higkb-"
    public static let index = hallmark
    public static let unnamed: Set<String> = []

    /// Writes the tables, then what describes them.
    public func write(to folder: any Folder) throws {
        for table in tables {
            try folder.write(table.name + ".csv") { try csv.write(table.rows, to: $0) }
        }
        try folder.write(DataPackage.hallmark) { try $0(description.text(.pretty) + "\n") }
    }

    private var description: JSON {
        .object([
            .init("$schema", "https://datapackage.org/profiles/2.0/datapackage.json"),
            .init("name", .string("higkb-" + name)),
            .init("title", .string("Design guidelines: " + name)),
            .init("version", .string("\(Schema.version).0.0")),
            .init("resources", .array(tables.map(\.description))),
        ])
    }
}

extension DataPackage.Table {
    fileprivate var description: JSON {
        let fields = rows.shape.columns(named: "").map(\.description)
        let key = key.map { [JSON.Member("primaryKey", [.string($0)])] } ?? []
        return .object([
            .init("name", .string(name)),
            .init("description", .string(about)),
            .init("path", .string(name + ".csv")),
            .init("type", "table"),
            .init("format", "csv"),
            .init("mediatype", "text/csv"),
            .init("encoding", "utf-8"),
            .init("schema", .object([.init("fields", .array(fields)), .init("missingValues", [""])] + key)),
        ])
    }
}

extension CSVColumn {
    fileprivate var description: JSON {
        let (type, constraints, note) = Self.type(of: shape)
        return .object(
            [
                .init("name", .string(name)),
                .init("type", .string(type)),
                .init("description", .string(about + note)),
            ] + (constraints.isEmpty ? [] : [.init("constraints", .object(constraints))]))
    }

    private static func type(of shape: Shape) -> (String, [JSON.Member], String) {
        switch shape {
        case .string: ("string", [], "")
        case .integer: ("integer", [], "")
        case .number: ("number", [], "")
        case .boolean: ("boolean", [], "")
        case .choice(let values): ("string", [.init("enum", .array(values.map(JSON.string)))], "")
        case .nullable(let inner): type(of: inner)
        case .array(let element) where element.isPlain: ("string", [], " Joined by \"; \".")
        case .array, .map, .object, .union: ("string", [], " As JSON.")
        }
    }
}
