import HIGModel

/// What a statement forbids doing, for telling a reversal from a rewording.
enum Deed {
    /// Verbs of changing what the system provides; to forbid one and then to say how to do it well is to turn round.
    private static let kinds: [String: String] = [
        "altering": "custom", "alter": "custom", "changing": "custom", "change": "custom", "modifying": "custom",
        "modify": "custom", "customizing": "custom", "customize": "custom", "replacing": "custom", "replace": "custom",
        "redesigning": "custom", "overriding": "custom", "override": "custom", "customized": "custom",
        "custom": "custom",
        "modified": "custom", "altered": "custom",
        "hiding": "hide", "hide": "hide", "hidden": "hide",
        "removing": "remove", "remove": "remove", "removed": "remove",
        "displaying": "display", "display": "display", "showing": "display", "show": "display",
        "disabling": "disable", "disable": "disable", "disabled": "disable",
        "mixing": "mix", "mix": "mix", "combining": "mix", "combine": "mix", "combined": "mix",
        "animating": "animate", "animate": "animate", "animated": "animate",
    ]
    private static let prohibitions: Set<String> = ["avoid", "don't", "shouldn't", "never", "not", "refrain", "resist"]

    /// The kind of deed right after the prohibiting word; `nil` where the statement forbids something else.
    static func prohibited(by statement: String) -> String? {
        let words = Terms.words(of: statement)
        guard let index = words.firstIndex(where: { prohibitions.contains($0) }) else { return nil }
        return words[(index + 1)...].prefix(2).lazy.compactMap { kinds[$0] }.first
    }

    /// What limits a deed as a prohibition does: "show no more than two levels", "hide it only if you must".
    private static let limits: Set<String> = ["no", "only", "instead", "rather", "unless", "without"]

    /// Whether a statement without prohibition or limit begins by speaking of the deed as done or to be done.
    static func isGranted(_ deed: String, by statement: String) -> Bool {
        let words = Terms.words(of: statement)
        guard !words.contains(where: { prohibitions.contains($0) || limits.contains($0) }) else { return false }
        return words.prefix(6).contains { kinds[$0] == deed }
    }
}
