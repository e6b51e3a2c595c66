/// A part of the knowledge base on its way out, read piece by piece: no export holds more of it than an edition.
///
/// What is asked for twice comes in the same order twice, and depends on nothing but the documents held.
public protocol Catalog {
    /// The editions in view, oldest first.
    var editions: [EditionSummary] { get }
    /// The topics that have rules in view, by slug.
    var topics: [Topic] { get }
    /// The topic that the view is limited to; absent when all rules of the editions are in view.
    var limit: Topic? { get }
    /// The ids of the editions that the view is limited to; absent when all that are held are in view.
    var selection: [String]? { get }
    /// How much there is in view.
    var counts: CatalogCounts { get }

    /// The sources of an edition, by chunk number and file.
    func sources(of edition: String) throws -> [Source]
    /// What the documents of an edition say of their own history, newest first; of the topic that the view is limited
    /// to, or of all.
    func changeLog(of edition: String) throws -> [ChangeLogEntry]
    /// Hands over the rules in view, by edition, source and position.
    func forEachRule(_ body: (Rule) throws -> Void) throws
    /// Hands over the rules in view with what became of them, in the same order.
    ///
    /// - Parameters:
    ///   - edition: only those of this edition; `nil` for all.
    ///   - topic: only those with this main topic, its parts excluded; `nil` for all.
    func forEachEntry(of edition: String?, on topic: String?, _ body: (CatalogEntry) throws -> Void) throws
    /// Hands over the links between rules in view, by the ids of their two rules.
    func forEachLink(_ body: (Link) throws -> Void) throws
    /// Hands over the lineages of the rules in view, by topic and id.
    ///
    /// - Parameter topic: only those whose newest rule has this main topic; `nil` for all.
    func forEachLineage(on topic: String?, _ body: (CatalogLineage) throws -> Void) throws
    /// Hands over what changed between the editions in view that follow each other in a series, by the newer one.
    func forEachComparison(_ body: (Comparison) throws -> Void) throws
}

/// How much a catalog holds, by which its reader knows that nothing of it was lost.
public struct CatalogCounts: Hashable, Sendable {
    /// Files of the editions in view, those without a rule in view included.
    public let sources: Int
    /// Rules in view.
    public let rules: Int
    /// Links whose two rules are both in view.
    public let links: Int
    /// Lineages with a rule in view.
    public let lineages: Int

    public init(sources: Int, rules: Int, links: Int, lineages: Int) {
        self.sources = sources
        self.rules = rules
        self.links = links
        self.lineages = lineages
    }
}
