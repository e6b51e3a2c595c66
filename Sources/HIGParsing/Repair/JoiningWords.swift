/// Words that tell glued words from compounds.
enum JoiningWords {
    /// Compounds and terms that are one word, though each half is a word of its own.
    static let compounds: Set<String> = [
        "airdrop", "airplay", "airprint", "autosave", "autosaving", "backlight", "bitmap", "bitmaps", "blockquote",
        "callout", "callouts", "checkbox", "checkboxes", "checkmark", "checkmarks", "clickable", "codebase",
        "colorblind", "colorblindness",
        "colorspace", "crossfade", "dropdown", "dropdowns", "ebook", "ebooks", "filename", "filenames", "flowchart",
        "fullscreen", "gamepad", "gameplay", "grayscale", "greyscale", "handheld", "hardcode", "hardcoded", "hashtag",
        "homepage",
        "init",
        "hotspot", "hotspots", "inline", "keychain", "keychord", "keypad", "keypress", "keystroke", "keystrokes",
        "letterbox", "letterboxed", "letterboxing", "lifecycle", "lightbox", "livestream", "lockup", "lockups", "login",
        "logout", "lookup", "metadata", "minimap", "multimedia", "multisegment", "multitasking", "multitouch",
        "multiuser", "newsstand", "nonmodal", "nonlinear", "nonstandard", "notepad", "offscreen", "onboard",
        "onboarding", "online", "onscreen", "opentype", "passcode", "passcodes", "passkey", "passkeys", "pasteboard",
        "pathname", "pathnames", "photorealistic", "pinstripe", "pinstripes", "playhead", "plugin", "plugins",
        "popover", "popovers", "popup", "preflight", "preload", "preloaded", "printout", "pulldown", "quicktime",
        "readonly", "redisplay", "resizable", "resize", "ringtone", "rollover", "screensaver", "screenshot",
        "screenshots", "scrollable", "scrollbar", "scrubber", "setup", "sidebar", "sidebars", "signin", "signup",
        "skeuomorphic", "slideshow", "slideshows", "smartphone", "smartwatch", "springboard", "squircle", "standalone",
        "statusbar", "storyboard", "storyboards", "subclass", "subitem", "submenu", "submenus", "subview", "subviews",
        "swatchbook", "tabbar", "taskbar", "textbox", "thumbnail", "timeline", "timelines", "timeout", "timestamp",
        "titlebar", "toolbar", "toolbars", "toolkit", "toolset", "tooltip", "tooltips", "touchpad", "touchscreen",
        "trackball", "trackpad", "trackpads", "truetype", "typeface", "ultrawide", "uncheck", "undo", "undock",
        "uppercase",
        "username", "usernames", "viewport", "viewports", "voiceover", "voicemail", "walkthrough", "watchband",
        "webcam", "webpage", "webpages", "website", "websites", "whiteboard", "whitespace", "widescreen", "wifi",
        "woodgrain",
        "wireframe", "workaround", "workflow", "workflows", "workspace", "workspaces", "worldwide", "xcode", "youtube",
    ]

    /// Words that glue to any neighbour; a single one of them in a split is evidence.
    static let function: Set<String> = [
        "a", "about", "after", "all", "also", "always", "an", "and", "any", "are", "as", "at", "be", "because",
        "before", "being", "between", "both", "but", "by", "can", "could", "do", "does", "each", "every", "for", "from",
        "has", "have", "how", "if", "in", "into", "is", "it", "its", "makes", "many", "may", "might", "more", "most",
        "must", "never", "not", "of", "on", "only", "or", "other", "over", "should", "so", "such", "than", "that",
        "the", "their", "them", "then", "there", "these", "they", "this", "those", "through", "to", "too", "under",
        "until", "up", "use", "using", "very", "was", "we", "were", "what", "when", "whenever", "where", "which",
        "while", "who", "whose", "will", "with", "within", "without", "would", "you", "your",
    ]
    /// Function words that are prefixes as well: a word that opens with one may be a word of its own.
    static let prefixes: Set<String> = [
        "a", "an", "all", "be", "do", "in", "on", "over", "under", "up", "by", "as", "at", "no", "so", "it", "or",
        "use",
        "after", "through", "more",
    ]
    /// Function words that are endings of other words as well ("pop-up", "plug-in", "roll-over", "top-most").
    static let suffixes: Set<String> = [
        "a", "an", "as", "at", "be", "by", "do", "he", "if", "in", "is", "it", "most", "on", "or", "over", "so",
        "under", "up", "us", "we", "able", "all", "its", "was", "use", "being", "between", "too", "very",
    ]
    /// Function words of which new words are made with any other: "onclick", "standby".
    static let particles: Set<String> = [
        "after", "be", "by", "do", "most", "on", "over", "through", "under", "up", "use",
    ]
    static let endings: Set<String> = [
        "able", "ible", "less", "like", "ment", "ness", "ship", "wide", "wise", "ward",
    ]
    static let shortWords: Set<String> = [
        "of", "to", "in", "on", "is", "it", "by", "or", "as", "at", "an", "be", "we", "if", "so", "no", "do", "up",
        "my", "go",
    ]

    /// Whether a word is long enough to be a part, or one of the few short words: no tail of a contraction, no letter.
    static func mayBePart(_ word: String) -> Bool {
        switch word.utf8.count {
        case 1: word == "a"
        case 2: shortWords.contains(word) || function.contains(word) || ["os", "ui", "he"].contains(word)
        default: true
        }
    }

    /// Whether the parts prove themselves, without the help of other text.
    static func prove(_ parts: [String]) -> Bool {
        guard let first = parts.first, let last = parts.last, !endings.contains(last) else { return false }
        let inner = parts.count > 2 ? parts.filter { $0.utf8.count > 1 && function.contains($0) } : []
        if !inner.isEmpty, parts.contains(where: { $0.utf8.count > 2 }) { return true }
        let opens = function.contains(first) && !prefixes.contains(first)
        let closes = function.contains(last) && !suffixes.contains(last)
        if opens || closes { return true }
        // Extraction drops spaces most often after an s: "isto", "iconsfit", "accessto", "zoomsin".
        return first.hasSuffix("s") && (function.contains(last) || isCommon(last))
    }

    /// Whether they prove themselves even where the whole could be a name.
    static func proveInName(_ parts: [String]) -> Bool {
        guard parts.count == 2, parts.allSatisfy(isCommon) else { return false }
        let opens = function.contains(parts[0]) && !prefixes.contains(parts[0])
        let closes = function.contains(parts[1]) && !suffixes.contains(parts[1]) && parts[1].utf8.count > 3
        return opens || closes
    }

    /// Whether English makes no compounds that close with a word: an adverb in -ly, or "is".
    static func closesNoCompound(_ word: String) -> Bool {
        word == "is" || word.hasSuffix("ly") && opensNoCompound(word)
    }

    /// Whether it makes none that open with a word: an adverb in -ly or a participle in -ing, and no "family" or "string".
    static func opensNoCompound(_ word: String) -> Bool {
        guard word.utf8.count >= 6 else { return false }
        for (ending, changes) in changedEndings where word.hasSuffix(ending) {
            return changes.contains { isEveryday(word.dropLast(ending.utf8.count + $0.dropped) + $0.added) }
        }
        return false
    }

    /// What an ending is put behind: "basic" and "total", "easy", "quick", "full" and "gentle"; "fit", "store" and "stop".
    private static let changedEndings: [(ending: String, changes: [(dropped: Int, added: String)])] = [
        ("ally", [(0, ""), (0, "al")]), ("ily", [(0, "y")]), ("ly", [(0, ""), (0, "l"), (0, "le")]),
        ("ing", [(0, ""), (0, "e"), (1, "")]),
    ]

    /// Whether a word is English that nobody looks up, and no short one.
    static func isEveryday(_ word: String) -> Bool {
        word.utf8.count > 2 && EnglishWords.shared.commonness(of: word).map { $0 <= EnglishWords.everyday } ?? false
    }

    /// Whether a word is common English, and no short one.
    static func isCommon(_ word: String) -> Bool {
        word.utf8.count > 2 && EnglishWords.shared.commonness(of: word).map { $0 <= EnglishWords.commonest } ?? false
    }
}
