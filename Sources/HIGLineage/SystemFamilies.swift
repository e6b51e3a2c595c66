/// The systems that a rule is for, told apart as far as advice for one is none for another: iOS, iPadOS and their
/// devices are one family.
struct SystemFamilies: OptionSet, Sendable {
    let rawValue: UInt8

    static let touch = SystemFamilies(rawValue: 1)
    static let mac = SystemFamilies(rawValue: 2)
    static let television = SystemFamilies(rawValue: 4)
    static let watch = SystemFamilies(rawValue: 8)
    static let vision = SystemFamilies(rawValue: 16)
    static let other = SystemFamilies(rawValue: 32)
    static let all: SystemFamilies = [.touch, .mac, .television, .watch, .vision, .other]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// - Parameter platforms: the platforms that a rule is limited to; empty for all.
    init(_ platforms: [String]) {
        self = platforms.isEmpty ? .all : platforms.reduce(into: []) { $0.insert(SystemFamilies.family(of: $1)) }
    }

    private static func family(of platform: String) -> SystemFamilies {
        switch platform {
        case "ios", "ipados", "iphone", "ipad": .touch
        case "macos": .mac
        case "tvos": .television
        case "watchos": .watch
        case "visionos": .vision
        default: .other
        }
    }

    /// Whether a rule for these systems may continue advice for `older`: where they share a system, or the newer edition has
    /// no rules for any of the older ones, as across the series of two platforms.
    ///
    /// - Parameter edition: the systems that the newer edition has rules for.
    func mayContinue(_ older: SystemFamilies, in edition: SystemFamilies) -> Bool {
        !isDisjoint(with: older) || edition.isDisjoint(with: older)
    }
}
