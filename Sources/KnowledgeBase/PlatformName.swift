import HIGModel
import HIGText

/// A platform as users name it.
///
/// iPhone and iPad are what older guidelines call the devices that iOS, and later iPadOS, run on.
struct PlatformName {
    /// The names in the rules that it takes in.
    let taken: [String]

    private static let all: [(name: String, taken: [String])] = [
        ("ios", ["ios", "iphone", "ipad"]), ("ipados", ["ipados", "ipad"]), ("iphone", ["iphone"]),
        ("ipad", ["ipad", "ipados"]), ("macos", ["macos"]), ("tvos", ["tvos"]), ("visionos", ["visionos"]),
        ("watchos", ["watchos"]),
    ]

    /// - Throws: a usage `Problem` that lists the platforms.
    init(_ name: String) throws {
        guard let known = PlatformName.all.first(where: { $0.name == name.lowercased() }) else {
            throw Problem(
                .usage, "no platform is called \(name.nameTyped)",
                next: "use one of " + PlatformName.all.map(\.name).joined(separator: ", "))
        }
        taken = known.taken
    }
}
