/// A question to the full-text search.
public struct SearchQuery: Hashable, Sendable {
    /// What the person typed; any text is a valid query, unless a filter in it names nothing.
    public let text: String
    /// Editions to look in; empty for all.
    public let editions: [String]
    /// Only editions that continue this series, and of what they say only for other platforms nothing.
    public let series: String?
    /// Only editions from this one, or from this date, on.
    public let since: String?
    /// Slugs of topics: only rules that have all of them, as main or mentioned topics.
    public let topics: [String]
    /// Only rules that bind in exactly one of these ways; empty for all rules.
    public let modalities: [Modality]
    /// Only rules that are given for one of these platforms by name; empty for all rules.
    public let platforms: [String]
    /// Slugs of topics: only rules that have none of them, as main or mentioned topics.
    public let withoutTopics: [String]
    /// Only rules that are given for none of these platforms by name.
    public let withoutPlatforms: [String]
    /// Every rule, instead of one hit a lineage.
    public let allEditions: Bool
    /// Also passages that define or describe, beside rules.
    public let descriptions: Bool
    /// 1 or more.
    public let limit: Int
    /// 0 or more.
    public let offset: Int

    /// How many hits are shown when nobody says otherwise.
    public static let usualLimit = 20

    public init(
        text: String, editions: [String] = [], series: String? = nil, since: String? = nil, topics: [String] = [],
        modalities: [Modality] = [], platforms: [String] = [], withoutTopics: [String] = [],
        withoutPlatforms: [String] = [], allEditions: Bool = false, descriptions: Bool = false,
        limit: Int = SearchQuery.usualLimit, offset: Int = 0
    ) {
        self.text = text
        self.editions = editions
        self.series = series
        self.since = since
        self.topics = topics
        self.modalities = modalities
        self.platforms = platforms
        self.withoutTopics = withoutTopics
        self.withoutPlatforms = withoutPlatforms
        self.allEditions = allEditions
        self.descriptions = descriptions
        self.limit = limit
        self.offset = offset
    }

    /// Whether anything but the words narrows the answer.
    public var isFiltered: Bool {
        [editions, topics, platforms, withoutTopics, withoutPlatforms].contains { !$0.isEmpty } || !modalities.isEmpty
            || series != nil || since != nil
    }
}
