import HIGModel

/// The systems that a rule is for, told apart as far as advice for one is none for another.
struct SystemFamilies: OptionSet, Sendable {
    let rawValue: UInt8

    /// What no `Platform` names.
    static let other = SystemFamilies(rawValue: 1 << 7)
    static let all = Platform.Family.allCases.reduce(into: other) { $0.insert(SystemFamilies($1)) }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ family: Platform.Family) { self.init(rawValue: 1 << family.rawValue) }

    /// - Parameter platforms: the platforms that a rule is limited to; empty for all.
    init(_ platforms: [String]) {
        guard !platforms.isEmpty else {
            self = .all
            return
        }
        self = platforms.reduce(into: []) { families, name in
            families.insert(Platform(rawValue: name).map { SystemFamilies($0.family) } ?? .other)
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
