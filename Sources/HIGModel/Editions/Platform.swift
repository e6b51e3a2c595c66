/// A system or a device that rules may be limited to, by its name in them.
public enum Platform: String, Hashable, Sendable, CaseIterable {
    case ios, ipados, iphone, ipad, macos, tvos, visionos, watchos

    /// Platforms of one family are so alike that advice for one may go on as advice for another.
    public enum Family: UInt8, Hashable, Sendable, CaseIterable {
        case touch, mac, television, vision, watch
    }

    /// The one that it belongs to.
    public var family: Family {
        switch self {
        case .ios, .ipados, .iphone, .ipad: .touch
        case .macos: .mac
        case .tvos: .television
        case .visionos: .vision
        case .watchos: .watch
        }
    }

    /// The line of editions whose own rules may be limited to it; `nil` where only editions of several lines name it.
    public var series: Series? {
        switch family {
        case .touch: .ios
        case .mac: .mac
        case .television, .vision, .watch: nil
        }
    }

    /// The platforms whose rules are for it as well: iPhone and iPad are what older guidelines call the devices that iOS, and
    /// later iPadOS, run on.
    public var takesIn: [Platform] {
        switch self {
        case .ios: [.ios, .iphone, .ipad]
        case .ipados, .ipad: [.ipados, .ipad]
        case .iphone, .macos, .tvos, .visionos, .watchos: [self]
        }
    }
}
