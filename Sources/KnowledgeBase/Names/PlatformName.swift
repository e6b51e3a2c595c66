import HIGModel
import HIGText

/// A platform as users name it.
struct PlatformName {
    /// The names in the rules that it takes in.
    let taken: [String]

    /// - Throws: a usage `Problem` that names the platform that may be meant, and lists all.
    init(_ name: String) throws {
        guard let platform = Platform(rawValue: name.lowercased()) else {
            let choice = Suggestion.choice(of: PlatformName.near(name)).map { $0 + " " } ?? ""
            throw Problem(
                .usage, "no platform is called \(name.nameTyped)",
                next: choice + "use one of " + Platform.allCases.map(\.rawValue).joined(separator: ", "))
        }
        taken = platform.takesIn.map(\.rawValue)
    }

    /// Those that begin so, such as `macos` for `mac`, or else those that a typing error parts from it.
    private static func near(_ name: String) -> [String] {
        let all = Platform.allCases.map(\.rawValue)
        let typed = name.lowercased()
        let begun = all.filter { !typed.isEmpty && $0.hasPrefix(typed) }
        return begun.isEmpty ? Suggestion.nearest(to: typed, among: all) : begun
    }
}
