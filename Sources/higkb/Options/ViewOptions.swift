import ArgumentParser
import HIGModel
import KnowledgeBase

/// Which part of the knowledge base to write.
struct ViewOptions: ParsableArguments {
    @Option(help: "An edition, such as ios-2011, 2011, current; repeatable.")
    var edition: [String] = []

    @Option(help: "Only rules on this topic.")
    var topic: [String] = []

    func validate() throws { try checkOnce("topic", topic) }
}

extension DatabaseOptions {
    /// Opens the database and hands over the part in view.
    func withCatalog(_ view: ViewOptions, for target: ExportTarget, _ body: (any Catalog) throws -> Void) throws {
        try open(for: target).withCatalog(editions: view.edition, topic: view.topic.first) { catalog in
            try body(catalog)
            if catalog.counts.rules == 0 { Remarks.note(["nothing to write: " + catalog.absence]) }
        }
    }
}

extension Catalog {
    /// What is not in view, where no rule is: `no rules on bell in pad-1991`.
    fileprivate var absence: String {
        "no rules" + (limit.map { " on \($0.slug)" } ?? "")
            + (selection.map { " in \($0.joined(separator: ", "))" } ?? "")
    }
}
