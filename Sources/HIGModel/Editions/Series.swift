/// The line an edition continues: `ios`, `mac`, `newton`, `next`, `apple2`, `lisa`, `web`, or one the user names.
public struct Series: RawRepresentable, Hashable, Sendable {
    /// As it stands in edition ids: lowercase letters, digits, hyphens and dots.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// - Parameter name: as people type it, in letters of whatever case.
    public init(named name: String) { self.init(rawValue: name.lowercased()) }

    /// iPhone OS, iOS and iPadOS.
    public static let ios = Series(rawValue: "ios")
    /// Macintosh, Mac OS, OS X and macOS.
    public static let mac = Series(rawValue: "mac")
    /// Newton OS.
    public static let newton = Series(rawValue: "newton")
    /// NeXTSTEP.
    public static let next = Series(rawValue: "next")
    /// Apple II.
    public static let apple2 = Series(rawValue: "apple2")
    /// Lisa.
    public static let lisa = Series(rawValue: "lisa")
    /// Guidelines for the web; no title names it, a user or a manifest may.
    public static let web = Series(rawValue: "web")

    /// The platforms that rules of its own may be limited to, by their names; `nil` where none of its rules are limited to any.
    public var platforms: [String]? {
        let own = Platform.allCases.filter { $0.series == self }
        return own.isEmpty ? nil : own.map(\.rawValue)
    }
}
