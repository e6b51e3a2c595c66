import HIGModel

/// One line of a catalog as JSON Lines: from the head, which says how much follows, to the lineages.
enum CatalogLine: Datum {
    case head(CatalogHead)
    case topic(Topic)
    case edition(EditionSummary)
    case source(Source)
    case rule(CatalogEntry)
    case changeLog(ChangeLogEntry)
    case link(Link)
    case lineage(CatalogLineage)

    static var shape: Shape {
        .union([
            CatalogHead.shape, Tagged<Topic>.shape, Tagged<EditionSummary>.shape, Tagged<Source>.shape,
            Tagged<CatalogEntry>.shape, Tagged<ChangeLogEntry>.shape, Tagged<Link>.shape, Tagged<CatalogLineage>.shape,
        ])
    }

    var json: JSON {
        switch self {
        case .head(let head): head.json
        case .topic(let topic): Tagged(topic).json
        case .edition(let edition): Tagged(edition).json
        case .source(let source): Tagged(source).json
        case .rule(let entry): Tagged(entry).json
        case .changeLog(let entry): Tagged(entry).json
        case .link(let link): Tagged(link).json
        case .lineage(let lineage): Tagged(lineage).json
        }
    }
}

/// The first line of a catalog.
struct CatalogHead: Record {
    let catalog: any Catalog

    static let schemaName = "catalog-head"
    static let about = "The first line of a catalog, by which its reader knows what is to come."
    static let fields: [Field<CatalogHead>] = [
        Field("kind", "What the line is.", always: "catalog"),
        Field("version", "The version of the format; it only grows.") { _ in Schema.version },
        Field("topic", "The topic that the catalog is limited to; null when it holds all.", \.catalog.limit?.slug),
        Field(
            "editions", "The ids of the editions that it is limited to; null when it holds all.", \.catalog.selection),
        Field("counts", "How much it holds.", \.catalog.counts),
    ]
}

/// What a line says that it is.
protocol CatalogLineContent: Record {
    static var lineKind: String { get }
}

extension Topic: CatalogLineContent { static let lineKind = "topic" }
extension EditionSummary: CatalogLineContent { static let lineKind = "edition" }
extension Source: CatalogLineContent { static let lineKind = "source" }
extension CatalogEntry: CatalogLineContent { static let lineKind = "rule" }
extension ChangeLogEntry: CatalogLineContent { static let lineKind = "change-log" }
extension Link: CatalogLineContent { static let lineKind = "link" }
extension CatalogLineage: CatalogLineContent { static let lineKind = "lineage" }

/// A record that says first what it is.
struct Tagged<Content: CatalogLineContent>: Record {
    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    static var schemaName: String { Content.lineKind + "-line" }
    static var about: String { "A line of a catalog. " + Content.about }
    static var fields: [Field<Tagged<Content>>] {
        [Field("kind", "What the line is.", always: Content.lineKind)]
            + Content.fields.map { $0.lifted { $0.content } }
    }

    /// Built from the content's own members: the list of fields would be made anew for every line.
    var json: JSON {
        guard case .object(let members) = content.json else { return content.json }
        return .object([JSON.Member("kind", .string(Content.lineKind))] + members)
    }
}
