import HIGModel

/// Which rules to read; every condition that is given must hold, and none means all rules.
public struct RuleFilter: Hashable, Sendable {
    /// Slugs, one of which is the rule's main topic.
    public var topics: [String]?
    /// Slugs, all of which are among the rule's topics, as the main one or others.
    public var mentioning: [String]
    /// Slugs, none of which is among the rule's topics.
    public var notMentioning: [String]
    /// Ids, one of which is the rule's edition.
    public var editions: [String]?
    /// One of them is how the rule binds.
    public var modalities: [Modality]?
    /// Names, one of which is among the platforms that the rule is limited to.
    public var platforms: [String]?
    /// Names, none of which is among the platforms that the rule is limited to.
    public var notForPlatforms: [String]
    /// Names, one of which is among the platforms that the rule is limited to, if it is limited at all.
    public var platformsOrAll: [String]?
    /// Only rules that set numbers with units.
    public var setsMeasures: Bool
    /// Ids, one of which is the rule's own.
    public var ids: [String]?
    /// Ids, one of which is the rule's lineage.
    public var lineages: [String]?
    /// Slugs: the rule's lineage must have a rule with one of them as its main topic, in one of `editions` if given.
    public var lineagesOnTopics: [String]?
    /// What the rule's id ends with, from the start or from a slash on: `topic/slug`, or the slug alone.
    public var suffix: String?

    public init(
        topics: [String]? = nil, mentioning: [String] = [], notMentioning: [String] = [], editions: [String]? = nil,
        modalities: [Modality]? = nil, platforms: [String]? = nil, notForPlatforms: [String] = [],
        platformsOrAll: [String]? = nil,
        setsMeasures: Bool = false, ids: [String]? = nil, lineages: [String]? = nil,
        lineagesOnTopics: [String]? = nil, suffix: String? = nil
    ) {
        self.topics = topics
        self.mentioning = mentioning
        self.notMentioning = notMentioning
        self.editions = editions
        self.modalities = modalities
        self.platforms = platforms
        self.notForPlatforms = notForPlatforms
        self.platformsOrAll = platformsOrAll
        self.setsMeasures = setsMeasures
        self.ids = ids
        self.lineages = lineages
        self.lineagesOnTopics = lineagesOnTopics
        self.suffix = suffix
    }

    /// What a search may find, whatever its words.
    ///
    /// - Parameter query: with the ids of the editions that its series and its dates leave among its editions.
    init(_ query: SearchQuery) {
        func limit<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }
        self.init(
            mentioning: query.topics, notMentioning: query.withoutTopics, editions: limit(query.editions),
            modalities: limit(query.modalities), platforms: limit(query.platforms),
            notForPlatforms: query.withoutPlatforms,
            platformsOrAll: query.series.flatMap { Series(named: $0).platforms })
    }
}
