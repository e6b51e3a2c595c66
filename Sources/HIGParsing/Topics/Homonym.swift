import HIGModel

/// Names of topics that mean something else as often, and the words around them that tell.
enum Homonym {
    /// Whether a word that names a topic means something else where it stands: "this helps people find …", "a collection of
    /// tips", "let people switch between …".
    ///
    /// - Parameters:
    ///   - name: the word in the singular.
    ///   - index: its place among the words.
    static func isOther(_ name: String, at index: Int, in words: [Word]) -> Bool {
        func word(_ index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }
        let (before, next) = (word(index - 1), word(index + 1))
        switch name {
        case "help":
            return helped.contains(next) || next.hasSuffix("s") && Verbs.isBase(word(index + 2))
                || isVerb(after: before)
        case "collection": return next == "of"
        case "switch":
            return switched.contains(next) && !determiners.contains(before) || isVerb(after: before)
        case "volume": return !sounding.contains(before) && !sounded.contains(next)
        case "palette": return ["bit", "color", "colors"].contains(before)
        case "browser": return ["file", "system", "web"].contains(before) || next == "like"
        default: return false
        }
    }

    private static let switched: Set<String> = ["among", "away", "back", "between", "from", "to"]
    private static let determiners: Set<String> = [
        "a", "an", "any", "each", "every", "mini", "no", "one", "the", "this",
    ]

    /// "To help with it", "this can switch off".
    private static func isVerb(after before: String) -> Bool { subjects.contains(before) }
    private static let subjects: Set<String> = [
        "can", "could", "may", "might", "must", "should", "that", "they", "to", "which", "will", "you", "users",
        "people",
    ]

    private static let helped: Set<String> = [
        "you", "users", "people", "them", "the", "your", "a", "an", "ensure", "make", "avoid", "users'", "him",
        "someone", "us", "explain", "clarify", "define", "determine", "reduce", "reveal", "identify", "keep", "prevent",
        "each", "this", "that", "these", "those", "it", "new", "everyone",
    ]

    /// What stands around the volume of sound; disks and spaces have volumes, too.
    private static let sounding: Set<String> = [
        "alarm", "audio", "independent", "music", "output", "playback", "sound", "speaker", "system",
    ]
    private static let sounded: Set<String> = [
        "button", "buttons", "control", "controls", "indicator", "level", "levels", "setting", "settings", "slider",
    ]
}
