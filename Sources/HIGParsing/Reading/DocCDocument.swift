import Foundation
import HIGModel

/// The render JSON of one page, as Apple's DocC writes it for its website.
struct DocCDocument {
    /// An object of the JSON, read field by field: pages of other versions have fields that this one does not know.
    struct Node {
        private let fields: [String: Any]

        fileprivate init(_ fields: [String: Any]) { self.fields = fields }

        /// The names of its fields, sorted.
        var names: [String] { fields.keys.sorted() }

        /// What kind of block or inline it is.
        var type: String { string("type") ?? string("kind") ?? "" }

        func string(_ name: String) -> String? { fields[name] as? String }

        func integer(_ name: String) -> Int? { fields[name] as? Int }

        func has(_ name: String) -> Bool { fields[name].map { !($0 is NSNull) } ?? false }

        func node(_ name: String) -> Node? { (fields[name] as? [String: Any]).map(Node.init) }

        /// What stands in a field that is to hold several things: of a list each, else the one thing; nothing of null.
        func parts(_ name: String) -> [Part] { Part.all(in: fields[name]) }

        /// Whether there is something in a field that is no list of nodes.
        func hasOtherThanNodes(_ name: String) -> Bool {
            has(name) && !(fields[name] is [[String: Any]])
        }

        /// What a reader would see of it, of whatever kind it is.
        var plainText: String {
            let names = Self.ownText + fields.keys.sorted().filter { !Self.ownText.contains($0) }
            return names.flatMap { name in
                parts(name).map { $0.plainText(ofStrings: holdsText(name)) }
            }.filter { !$0.isEmpty }.joined(separator: " ")
        }

        /// Whether a string in a field is shown: of most it names something.
        private func holdsText(_ name: String) -> Bool {
            Self.ownText.contains(name) || Self.content.contains(name) && !(name == "items" && type == "links")
        }

        private static let ownText = ["text", "code", "title"]
        /// The fields that are to hold nodes of what a page says.
        private static let content: Set<String> = [
            "abstract", "columns", "content", "definition", "inlineContent", "items", "rows", "tabs", "term",
        ]
    }

    /// What may stand in a field, or in a list.
    enum Part {
        case node(Node)
        case text(String)
        case list([Part])

        /// What a reader would see of it.
        var plainText: String { plainText(ofStrings: true) }

        /// Itself, or what it lists.
        var members: [Part] { list ?? [self] }

        var node: Node? {
            if case .node(let node) = self { return node }
            return nil
        }

        var list: [Part]? {
            if case .list(let members) = self { return members }
            return nil
        }

        var string: String? {
            if case .text(let text) = self { return text }
            return nil
        }

        fileprivate func plainText(ofStrings hasText: Bool) -> String {
            switch self {
            case .node(let node): node.plainText
            case .text(let text): hasText ? text : ""
            case .list(let parts):
                parts.map { $0.plainText(ofStrings: hasText) }.filter { !$0.isEmpty }.joined(separator: " ")
            }
        }

        fileprivate static func all(in value: Any?) -> [Part] {
            if let list = value as? [Any] { return list.compactMap(Part.init) }
            return value.flatMap(Part.init).map { [$0] } ?? []
        }

        private init?(_ value: Any) {
            switch value {
            case let text as String: self = .text(text)
            case let fields as [String: Any]: self = .node(Node(fields))
            case let list as [Any]: self = .list(list.compactMap(Part.init))
            default: return nil
            }
        }
    }

    let title: String?
    let root: Node
    private let references: Node

    /// - Throws: `Problem` that names the file, and the line where the JSON breaks off; `PassedOver.foreignJSON` where it is
    ///   something else.
    init(_ text: SourceText, file: String) throws {
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: Data(text.bytes))
        } catch {
            let details = (error as NSError).userInfo
            let reason = details["NSDebugDescription"] as? String ?? error.localizedDescription
            let offset =
                details["NSJSONSerializationErrorIndex"] as? Int ?? DocCDocument.offset(toldBy: reason, in: text)
            let line = offset.map { ":\(text.line(at: $0))" } ?? ""
            throw Problem(
                .badData, "not valid JSON: \(reason.trimmingSuffix("."))", at: file + line,
                next: "fetch the file again, or leave it out")
        }
        guard let fields = value as? [String: Any], let metadata = fields["metadata"] as? [String: Any],
            fields["primaryContentSections"] is [Any] || fields["schemaVersion"] is [String: Any]
        else {
            throw PassedOver.foreignJSON
        }
        root = Node(fields)
        title = Node(metadata).string("title")
        references = Node(fields["references"] as? [String: Any] ?? [:])
    }

    /// Where JSON breaks off, in UTF-8 bytes, by what Foundation says of it: on Linux it tells the place in words alone,
    /// "Invalid value around character 23." and "Unexpected end of file during JSON parse."
    private static func offset(toldBy reason: String, in text: SourceText) -> Int? {
        if reason.contains("end of file") { return text.bytes.count }
        guard let words = reason.range(of: "around character ", options: .backwards) else { return nil }
        return Int(reason[words.upperBound...].prefix(while: \.isNumber))
    }

    /// What is said of JSON that is something else, where it was asked for by name.
    static func foreign(_ file: String) -> Problem {
        Problem(
            .badData, "JSON, but no page that Apple's DocC has rendered", at: file,
            next: "leave it out; a page has metadata and primaryContentSections")
    }

    /// The fields of a page that are neither read nor known to say nothing to its readers, by their names. As of DocC's
    /// specification of render nodes, version 0.3.
    var unknownFields: [String] { root.names.filter { !DocCDocument.knownFields.contains($0) } }

    private static let knownFields: Set<String> = [
        "abstract", "diffAvailability", "hierarchy", "hierarchyV2", "identifier", "kind", "legalNotices", "metadata",
        "primaryContentSections", "references", "relationshipsSections", "schemaVersion", "sections",
        "seeAlsoSections", "topicSections", "topicSectionsStyle", "variantOverrides", "variants",
    ]

    func reference(_ identifier: String) -> Node? { references.node(identifier) }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
