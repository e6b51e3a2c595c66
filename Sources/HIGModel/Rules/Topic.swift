import HIGText

/// A subject that runs through the editions: an interface element or a design concern.
public struct Topic: Hashable, Sendable {
    /// Lowercase words joined by hyphens, such as `back-button`.
    public let slug: String
    /// For people, such as `Back button`.
    public let title: String
    /// Other names, of other eras and platforms, in lower case.
    public let aliases: [String]
    /// The slug of the topic this one is a part of.
    public let parent: String?

    public init(slug: String, title: String, aliases: [String], parent: String?) {
        self.slug = slug
        self.title = title
        self.aliases = aliases
        self.parent = parent
    }
}

extension Topic {
    /// The slug of where a rule goes when neither its section, its source nor its words name a topic.
    public static let general = "general"

    /// The title of a topic that has no other: `back-button` gives `Back button`, `airplay` gives `AirPlay`.
    public static func title(ofSlug slug: String) -> String {
        let words = slug.split(separator: "-").map { ProductName.written(String($0)) ?? String($0) }
        guard let first = words.first, ProductName.written(first.lowercased()) == nil else {
            return words.joined(separator: " ")
        }
        return ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
    }
}
