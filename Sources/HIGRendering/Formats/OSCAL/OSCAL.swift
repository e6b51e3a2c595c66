import HIGModel

/// What both documents of OSCAL 1.2.1 are made of (https://pages.nist.gov/OSCAL-Reference/models/v1.2.1/).
enum OSCAL {
    static let version = "1.2.1"
    /// The namespace of the properties that only this program gives.
    static let namespace = "urn:higkb:oscal"

    /// A rule's id as a token, which knows no slash.
    static func token(_ id: String) -> String {
        var token = ""
        for scalar in id.unicodeScalars {
            let isPlain = scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
            if scalar == "/" {
                token += "."
            } else if isPlain || "-_.".unicodeScalars.contains(scalar) {
                token.unicodeScalars.append(scalar)
            } else {
                token += "_" + String(scalar.value, radix: 16)
            }
        }
        let startsWell = token.unicodeScalars.first.map { $0.properties.isAlphabetic } ?? false
        return startsWell ? token : "_" + token
    }

    /// A property; `nil` when its value says nothing.
    static func property(_ name: String, _ value: String?, isOwn: Bool = true) -> JSON? {
        guard let value = value.map(line), !value.isEmpty else { return nil }
        let namespace = isOwn ? [JSON.Member("ns", .string(self.namespace))] : []
        return .object([.init("name", .string(name))] + namespace + [.init("value", .string(value))])
    }

    static func link(to target: String, _ relation: String) -> JSON {
        .object([.init("href", .string("#" + target)), .init("rel", .string(relation))])
    }

    /// A member that is left out when the list is empty: OSCAL knows no empty lists.
    static func list(_ name: String, _ values: [JSON]) -> [JSON.Member] {
        values.isEmpty ? [] : [.init(name, .array(values))]
    }

    /// On one line, without white space at its ends.
    static func line(_ text: String) -> String {
        // By scalars: a space and an accent are one character, which is white.
        text.visible.unicodeScalars.split { $0.properties.isWhitespace }.map(String.init).joined(separator: " ")
    }

    /// Title, version and date. The clock would make every export another, so the date is that of the newest edition,
    /// the first day of its year or month where it names no more.
    static func metadata(title: String, editions: [Edition]) -> JSON {
        let newest = editions.filter { $0.date != nil }.max()
        let date = newest?.date.map { $0.firstDay + "T00:00:00Z" } ?? "1970-01-01T00:00:00Z"
        return .object([
            .init("title", .string(MarkdownText.escaped(line(title)))),
            .init("last-modified", .string(date)),
            .init("version", .string(line(editions.last?.id ?? "none"))),
            .init("oscal-version", .string(version)),
            .init("remarks", "last-modified is the date of the newest dated edition."),
        ])
    }

    /// The publications that rules are taken from, to which links of the document lead.
    static func backMatter(_ editions: [Edition]) -> JSON {
        let resources = editions.map { edition in
            JSON.object([
                .init("uuid", .string(resource(edition.id))),
                .init("title", .string(MarkdownText.escaped(line(edition.title)))),
                .init("props", .array([property("edition", edition.id)].compactMap { $0 })),
            ])
        }
        return .object(list("resources", resources))
    }

    /// The UUID under which an edition stands in the back matter.
    static func resource(_ edition: String) -> String { UUID5.text(of: "edition/" + edition) }
}

extension PartialDate {
    /// `YYYY-MM-DD` of the first day that the date may mean.
    fileprivate var firstDay: String {
        let parts = description.split(separator: "-").map(String.init)
        return (parts + Array(repeating: "01", count: 3 - parts.count)).joined(separator: "-")
    }
}
