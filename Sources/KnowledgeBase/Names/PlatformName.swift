import HIGModel
import HIGText

/// A platform as users name it.
struct PlatformName {
    /// The names in the rules that it takes in.
    let taken: [String]

    /// - Throws: a usage `Problem` that lists the platforms.
    init(_ name: String) throws {
        guard let platform = Platform(rawValue: name.lowercased()) else {
            throw Problem(
                .usage, "no platform is called \(name.nameTyped)",
                next: "use one of " + Platform.allCases.map(\.rawValue).joined(separator: ", "))
        }
        taken = platform.takesIn.map(\.rawValue)
    }
}
