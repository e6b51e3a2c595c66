import Foundation
import HIGModel

/// The render JSON of one page, as Apple's DocC writes it for its website.
struct DocCDocument {
    /// An object of the JSON, read field by field: pages of other versions have fields that this one does not know.
    struct Node {
        private let fields: [String: Any]

        fileprivate init(_ fields: [String: Any]) { self.fields = fields }

        /// What kind of block or inline it is.
        var type: String { string("type") ?? string("kind") ?? "" }

        func string(_ name: String) -> String? { fields[name] as? String }

        func integer(_ name: String) -> Int? { fields[name] as? Int }

        func strings(_ name: String) -> [String] { fields[name] as? [String] ?? [] }

        func node(_ name: String) -> Node? { (fields[name] as? [String: Any]).map(Node.init) }

        func nodes(_ name: String) -> [Node] { (fields[name] as? [Any] ?? []).compactMap(Node.init(any:)) }

        /// Whether there is something in a field that is no list of nodes.
        func hasOtherThanNodes(_ name: String) -> Bool {
            guard let value = fields[name], !(value is NSNull) else { return false }
            return !(value is [[String: Any]])
        }

        /// The texts in a field that is to hold nodes.
        func looseTexts(_ name: String) -> [String] {
            fields[name].map { value in (value as? [Any] ?? [value]).compactMap { $0 as? String } } ?? []
        }

        /// The cells of each row of a table, each a list of blocks.
        var rows: [[[Node]]] {
            (fields["rows"] as? [[[Any]]] ?? []).map { row in row.map { cell in cell.compactMap(Node.init(any:)) } }
        }

        /// The fields that hold other nodes, by name.
        var children: [[Node]] {
            fields.keys.sorted().compactMap { name in
                let nodes = nodes(name)
                return nodes.isEmpty ? node(name).map { [$0] } : nodes
            }
        }

        fileprivate init?(any: Any) {
            guard let fields = any as? [String: Any] else { return nil }
            self.fields = fields
        }
    }

    let title: String?
    let root: Node
    private let references: Node

    /// - Throws: `Problem` that names the file, and the line where the JSON breaks off.
    init(_ text: SourceText, file: String) throws {
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: Data(text.bytes))
        } catch {
            let details = (error as NSError).userInfo
            let line = (details["NSJSONSerializationErrorIndex"] as? Int).map { ":\(text.line(at: $0))" } ?? ""
            let reason = details["NSDebugDescription"] as? String ?? error.localizedDescription
            throw Problem(
                .badData, "not valid JSON: \(reason.trimmingSuffix("."))", at: file + line,
                next: "fetch the file again, or leave it out")
        }
        guard let fields = value as? [String: Any], let metadata = fields["metadata"] as? [String: Any],
            fields["primaryContentSections"] is [Any] || fields["schemaVersion"] is [String: Any]
        else {
            throw DocCDocument.foreign(file)
        }
        root = Node(fields)
        title = Node(metadata).string("title")
        references = Node(fields["references"] as? [String: Any] ?? [:])
    }

    /// What is said of JSON that is something else.
    static func foreign(_ file: String) -> Problem {
        Problem(
            .badData, "JSON, but no page that Apple's DocC has rendered", at: file,
            next: "leave it out; a page has metadata and primaryContentSections")
    }

    func reference(_ identifier: String) -> Node? { references.node(identifier) }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
