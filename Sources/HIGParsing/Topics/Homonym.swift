import HIGModel
import HIGText

/// Names of topics, in the singular, that mean something else as often, and the words around them that tell.
enum Homonym: String {
    case help, collection, `switch`, volume, palette, browser, setting, box, badge, list, starting, desktop, selection
    case orientation, alert, printing, cursor, dragging, writing, layout, feedback, toggle

    /// Whether the word means something else where it stands: "this helps people find …", "a collection of tips", "let
    /// people switch between …".
    ///
    /// - Parameter index: its place among the words.
    func isMeant(at index: Int, in words: [Word]) -> Bool {
        func word(_ index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }
        let (before, next) = (word(index - 1), word(index + 1))
        // In a heading a name stands for itself.
        let isInSentence = words.count > 6
        switch self {
        case .help:
            return before == "of" && Self.beings.contains(word(index - 2))
                || Self.isVerbOfHelp(next, before: before, isThird: word(index) == "helps", isFirst: index == 0)
                || Self.helped.contains(next) || next.hasSuffix("s") && Verbs.isBase(word(index + 2))
        case .collection: return next == "of"
        case .switch:
            return Self.switched.contains(next) && !Self.determiners.contains(before) || Self.isVerb(after: before)
                || ["don't", "not"].contains(before)
        case .toggle: return Self.isVerb(after: before)
        case .volume: return !Self.sounding.contains(before) && !Self.sounded.contains(next)
        case .palette: return ["bit", "color", "colors"].contains(before)
        case .browser:
            return Self.browsing.contains(before) || next == "like"
                || Self.near(index, in: words).contains { Self.browsed.contains($0.text) }
        case .setting:
            // "In Settings", but "in setting the value".
            let isKept = Self.kept.contains(before) && (word(index) == "settings" || !["in", "to"].contains(before))
            return isInSentence && !isKept && !Self.places.contains(next)
        // "Boxes"; a "group box" is a name of its own.
        case .box: return words.count > 3 || index > 0
        case .badge: return isInSentence && !Self.counts(around: index, in: words)
        case .list where ["above", "below"].contains(next) && !Self.determiners.contains(word(index + 2)): return true
        case .list:
            // "2. List the steps."
            let isFirst = words[..<index].allSatisfy { $0.text.allSatisfy(\.isNumber) } && words.count > 3
            return Self.isListed(before: before, next: next, isFirst: isFirst, of: word(index + 2))
        case .starting: return words.count > 3
        case .desktop: return isInSentence && Self.machines.contains(next)
        // "Selection controls" are those with which people choose.
        case .selection: return before == "a" && next == "of" || next == "controls"
        case .orientation:
            return Self.near(index, in: words).contains { ["horizontal", "vertical"].contains($0.text) }
        case .alert: return Self.isVerb(after: before) && Self.helped.contains(next)
        case .printing: return Self.typed.contains(next)
        // "Writing an application."
        case .writing:
            let thing = ["a", "an", "the", "your"].contains(next) ? index + 2 : index + 1
            return Self.written.contains(word(thing)) && Self.goingOn.contains(word(thing + 1))
        // What blinks where text goes in is no pointer.
        case .cursor: return before == "blinking"
        case .layout: return before == "keyboard" && next != "guide"
        // What testers say of a design; a design gives its own.
        case .feedback: return ["testers", "testers'", "their"].contains(before)
        // "Scrolling by dragging the thumb" moves a part of a control and nothing else.
        case .dragging: return before == "by" && next != "and"
        }
    }

    /// "Be of help", "this is of great help" is none of a help book.
    private static let beings: Set<String> = ["are", "be", "is", "was", "were"]

    /// "A printing character" shows when it is typed.
    private static let typed: Set<String> = ["character", "characters", "key", "keys"]

    /// "A setting" is the state of any control; apps offer some to be kept, in a place that is called so.
    private static let kept: Set<String> = [
        "account", "app", "app's", "application", "custom", "in", "include", "including", "notification", "offer",
        "offering", "preference", "privacy", "provide", "providing", "supply", "supplying", "system", "systemwide",
        "to",
    ]
    private static let places: Set<String> = [
        "app", "application", "area", "bundle", "icon", "item", "page", "pane", "panel", "screen", "window",
    ]

    /// What stands with a badge that counts what waits; icons and pictures bear badges, too.
    private static func counts(around index: Int, in words: [Word]) -> Bool {
        let near = near(index, in: words).map(\.text)
        return !counting.isDisjoint(with: near) || zip(near, near.dropFirst()).contains { $0 == ("app", "icon") }
    }
    private static let counting: Set<String> = [
        "alert", "alerts", "dock", "home", "notification", "notifications", "pending", "tab", "tabs", "unread",
    ]

    /// The words around one that can say something of it.
    private static func near(_ index: Int, in words: [Word]) -> ArraySlice<Word> {
        words[max(0, index - 12)..<min(words.count, index + 13)]
    }

    private static let machines: Set<String> = [
        "app", "application", "applications", "apps", "browser", "browsers", "computer", "computers", "interface",
        "publishing", "version",
    ]

    /// "List the steps", "the menu should list them", "a feature list", "a list of fonts"; but "a list of items".
    private static func isListed(before: String, next: String, isFirst: Bool, of things: String) -> Bool {
        if next == "of" { return !listed.contains(things) }
        return isFirst && next != "view" || subjects.contains(before) || lists.contains(before)
    }
    private static let listed: Set<String> = [
        "choices", "items", "objects", "options", "related", "rows", "values",
    ]
    private static let lists: Set<String> = [
        "account", "attribute", "bulleted", "category", "feature", "font", "history", "mailbox", "message", "property",
        "shopping",
    ]

    /// "Help conversations flow", "it helps tell the story", "tell it and help keep it", "the help of a designer".
    private static func isVerbOfHelp(_ next: String, before: String, isThird: Bool, isFirst: Bool) -> Bool {
        if isThird || next == "of" || isVerb(after: before) { return true }
        return (isFirst || before == "and") && !helping.contains(next) && !next.isEmpty
    }
    private static let helping: Set<String> = [
        "balloon", "balloons", "book", "books", "button", "buttons", "content", "documentation", "menu", "menus",
        "page", "pages", "resources", "system", "systems", "tag", "tags", "text", "topic", "topics", "viewer", "window",
        "windows",
    ]

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

    private static let written: Set<String> = [
        "app", "application", "applications", "apps", "code", "program", "software",
    ]
    /// What follows a noun that no other one does: "writing an app description" is of words.
    private static let goingOn: Set<String> = ["", "and", "for", "in", "or", "that", "to", "which", "with", "you"]

    /// What stands before, and anywhere around, a browser of files or of the web.
    private static let browsing: Set<String> = ["desktop", "file", "internet", "mobile", "system", "web"]
    private static let browsed: Set<String> = [
        "html", "internet", "safari", "web", "webpage", "webpages", "website", "websites",
    ]

    /// What stands around the volume of sound; disks and spaces have volumes, too.
    private static let sounding: Set<String> = [
        "alarm", "audio", "independent", "music", "output", "playback", "sound", "speaker", "system",
    ]
    private static let sounded: Set<String> = [
        "button", "buttons", "control", "controls", "indicator", "level", "levels", "setting", "settings", "slider",
    ]
}
