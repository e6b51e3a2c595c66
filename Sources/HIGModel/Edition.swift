/// One dated publication of the guidelines.
public struct Edition: Hashable, Sendable, Identifiable {
    /// `<series>-<date as in the source's title>`, such as `ios-2010-03`; undated web text is `current`.
    public let id: String
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
}

extension Edition: Comparable {
    /// By date, undated editions last, then by id.
    public static func < (left: Edition, right: Edition) -> Bool {
        switch (left.date, right.date) {
        case (let leftDate?, let rightDate?) where leftDate != rightDate: leftDate < rightDate
        case (_?, nil): true
        case (nil, _?): false
        default: left.id < right.id
        }
    }
}

/// The line an edition continues: `ios`, `mac`, `newton`, `next`, `apple2`, `lisa`, `web`, or one the user names.
public struct Series: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let ios = Series(rawValue: "ios")
    public static let mac = Series(rawValue: "mac")
    public static let newton = Series(rawValue: "newton")
    public static let next = Series(rawValue: "next")
    public static let apple2 = Series(rawValue: "apple2")
    public static let lisa = Series(rawValue: "lisa")
    public static let web = Series(rawValue: "web")
}
