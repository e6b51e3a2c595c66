/// One dated publication of the guidelines.
public struct Edition: Hashable, Sendable, Identifiable {
    /// `<series>-<date as in the source's title>`, such as `ios-2010-03`; undated web text is `current`. A draft with the
    /// date of what it is a draft of has `-preliminary` at its end.
    public let id: String
    /// For people: the document's title without its date and file extension, or what a manifest or the user calls it.
    public let title: String
    /// Absent when the source names no date; such an edition is the last of its series.
    public let date: PartialDate?
    /// The lines this edition continues, main one first; never empty.
    public let series: [Series]

    public init(id: String, title: String, date: PartialDate?, series: [Series]) {
        self.id = id
        self.title = title
        self.date = date
        self.series = series
    }

    /// The id of the edition that undated web pages belong to unless the user says otherwise.
    public static let currentID = "current"

    /// The words by which questions name the newest edition.
    public static let wordsForNewest: Set<String> = ["latest", "newest", "now", "today"]

    /// The word by which questions name the oldest edition.
    public static let wordForFirst = "first"

    /// Whether questions mean the first edition or the newest by a word, so that no edition and no series can be called so.
    public static func isReserved(_ name: String) -> Bool { name == wordForFirst || wordsForNewest.contains(name) }

    /// Whether nobody can tell when it was published: it has no date and is not of today. That it is the last of its series
    /// then only puts it in a place.
    public var isOfUnknownDate: Bool { date == nil && id != Edition.currentID }

    /// The id of a draft of an edition with the same date.
    public static func preliminaryID(of id: String) -> String { id + preliminaryEnding }

    /// The id without what tells a draft from an edition of the same date.
    public static func finalID(of id: String) -> String {
        id.hasSuffix(preliminaryEnding) ? String(id.dropLast(preliminaryEnding.count)) : id
    }

    /// Whether both continue one line.
    public func sharesSeries(with other: Edition) -> Bool { !Set(series).isDisjoint(with: other.series) }

    /// Whether it stands where another does: with the same date, in the same series.
    public func hasPlace(of other: Edition) -> Bool { date == other.date && series == other.series }

    private static let preliminaryEnding = "-preliminary"

    private var isPreliminary: Bool { id.hasSuffix(Edition.preliminaryEnding) }
}

extension Edition: Comparable {
    /// By date, undated editions last, then drafts first, then by id.
    public static func < (left: Edition, right: Edition) -> Bool {
        switch (left.date, right.date) {
        case (let leftDate?, let rightDate?) where leftDate != rightDate: leftDate < rightDate
        case (_?, nil): true
        case (nil, _?): false
        default: left.isPreliminary == right.isPreliminary ? left.id < right.id : left.isPreliminary
        }
    }
}
