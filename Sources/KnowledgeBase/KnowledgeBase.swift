import HIGModel

/// The one door to everything the program can do: ingest, diff, history, search, export, check.
public struct KnowledgeBase: Sendable {
    public enum Access: Sendable {
        /// Never changes the file; the database must exist.
        case reading
        /// Creates and migrates the database where needed.
        case writing
    }

    /// - Parameter path: the database file.
    /// - Throws: `Problem` when the file is missing (reading), not a higkb database, or newer than the program.
    public init(path: String, access: Access) throws {
        throw Problem(.defect, "not built yet")
    }
}

/// What to read and how to name it.
public struct IngestRequest: Hashable, Sendable {
    /// Files or folders; `-` is standard input.
    public let paths: [String]
    /// Overrides of what the sources say of themselves.
    public let edition: String?
    public let series: String?
    public let title: String?
    public let date: String?

    public init(
        paths: [String], edition: String? = nil, series: String? = nil, title: String? = nil, date: String? = nil
    ) {
        self.paths = paths
        self.edition = edition
        self.series = series
        self.title = title
        self.date = date
    }
}

extension KnowledgeBase {
    /// Reads documents into the knowledge base; all of them or, on an error, none.
    public func ingest(_ request: IngestRequest) throws -> IngestSummary {
        throw Problem(.defect, "not built yet")
    }

    /// Removes an edition, or a source named by its file.
    public func forget(_ name: String) throws -> IngestSummary {
        throw Problem(.defect, "not built yet")
    }

    /// All editions, oldest first.
    public func editions() throws -> [EditionSummary] {
        throw Problem(.defect, "not built yet")
    }

    /// All topics that have rules, by slug.
    public func topics() throws -> [TopicSummary] {
        throw Problem(.defect, "not built yet")
    }

    /// Rules by edition date, source and position; of one topic (with its parts), of some editions, of one modality.
    public func rules(topic: String?, editions: [String], modality: Modality?) throws -> [Rule] {
        throw Problem(.defect, "not built yet")
    }

    /// The rules that `name` names: one for a rule's id or suffix, one an edition for a lineage's id.
    public func show(_ name: String, raw: Bool) throws -> [Dossier] {
        throw Problem(.defect, "not built yet")
    }

    /// How the rules changed from one edition to another, of one topic or all.
    public func diff(topic: String?, from older: String, to newer: String) throws -> Comparison {
        throw Problem(.defect, "not built yet")
    }

    /// The life of a topic's advice, or of one rule.
    public func history(of name: String) throws -> History {
        throw Problem(.defect, "not built yet")
    }

    /// The rules that answer a query, best first; empty when none does.
    public func search(_ query: SearchQuery) throws -> [Hit] {
        throw Problem(.defect, "not built yet")
    }

    /// What is wrong with the database; empty when nothing is.
    public func check() throws -> [Finding] {
        throw Problem(.defect, "not built yet")
    }
}
