import HIGModel

/// Decides whether a word is several words without their spaces.
struct GluedWord: Sendable {
    let words: EnglishWords
    let counts: [String: Int]

    /// Compounds and terms that are one word, though each half is a word of its own.
    private static let compounds: Set<String> = [
        "airdrop", "airplay", "airprint", "autosave", "autosaving", "backlight", "bitmap", "bitmaps", "blockquote",
        "callout", "callouts", "checkbox", "checkboxes", "checkmark", "checkmarks", "clickable", "codebase",
        "colorspace", "crossfade", "dropdown", "dropdowns", "ebook", "ebooks", "filename", "filenames", "flowchart",
        "fullscreen", "gamepad", "grayscale", "greyscale", "handheld", "hardcode", "hardcoded", "hashtag", "homepage",
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
        "trackball", "trackpad", "trackpads", "truetype", "typeface", "uncheck", "undo", "undock", "uppercase",
        "username", "usernames", "viewport", "viewports", "voiceover", "voicemail", "walkthrough", "watchband",
        "webcam", "webpage", "webpages", "website", "websites", "whiteboard", "whitespace", "widescreen", "wifi",
        "wireframe", "workflow", "workflows", "workspace", "workspaces", "worldwide", "xcode", "youtube",
    ]

    /// Words that glue to any neighbour; a single one of them in a split is evidence.
    private static let function: Set<String> = [
        "a", "about", "after", "all", "also", "always", "an", "and", "any", "are", "as", "at", "be", "because",
        "before",
        "both", "but", "by", "can", "could", "do", "does", "each", "for", "from", "has", "have", "how", "if", "in",
        "into", "is", "it", "its", "makes", "may", "might", "more", "most", "must", "not", "of", "on", "only", "or",
        "other", "over", "should", "so", "such", "than", "that", "the", "their", "them", "then", "there", "these",
        "they", "this", "those", "through", "to", "under", "until", "up", "use", "using", "was", "we", "were", "what",
        "when", "where", "which", "while", "who", "will", "with", "within", "without", "would", "you", "your",
    ]
    /// Function words that are prefixes as well: a word that opens with one may be a word of its own.
    private static let prefixes: Set<String> = [
        "a", "an", "all", "be", "do", "in", "on", "over", "under", "up", "by", "as", "at", "no", "so", "it", "or",
        "use",
        "after", "through", "more",
    ]
    /// Function words that are endings of verbs and nouns as well ("pop-up", "plug-in", "roll-over").
    private static let suffixes: Set<String> = [
        "a", "an", "as", "at", "be", "by", "do", "he", "if", "in", "is", "it", "on", "or", "over", "so", "under", "up",
        "us",
        "we", "able", "all", "its", "was", "use",
    ]
    private static let endings: Set<String> = [
        "able", "ible", "less", "like", "ment", "ness", "ship", "wide", "wise", "ward",
    ]
    private static let shortWords: Set<String> = [
        "of", "to", "in", "on", "is", "it", "by", "or", "as", "at", "an", "be", "we", "if", "so", "no", "do", "up",
        "my",
    ]

    /// Whether a word could be glued: letters only, unknown to English and to the trade.
    func isSuspect(_ word: String) -> Bool {
        let utf8 = word.utf8
        guard utf8.count >= 4, utf8.count <= 40,
            utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
        else { return false }
        return words.commonness(of: word) == nil && !Self.compounds.contains(word)
    }

    /// The cheapest way to read a word as two to five common words; `nil` where there is none.
    func parts(of word: String) -> [String]? {
        let letters = Array(word.utf8)
        var best: [(cost: Int, start: Int)?] = Array(repeating: nil, count: letters.count + 1)
        best[0] = (0, 0)
        for end in 2...letters.count {
            for start in stride(from: end - 2, through: max(0, end - 16), by: -1) {
                guard let before = best[start], end - start < letters.count, let cost = cost(letters[start..<end])
                else { continue }
                let total = before.cost + cost
                if best[end].map({ total < $0.cost }) ?? true { best[end] = (total, start) }
            }
        }
        var parts: [String] = []
        var end = letters.count
        while end > 0 {
            guard let step = best[end] else { return nil }
            parts.insert(String(decoding: letters[step.start..<end], as: UTF8.self), at: 0)
            end = step.start
        }
        return (2...5).contains(parts.count) ? parts : nil
    }

    /// The less common a part, the dearer; every part costs, so that few long words go before many short ones.
    private func cost(_ letters: ArraySlice<UInt8>) -> Int? {
        let word = String(decoding: letters, as: UTF8.self)
        if letters.count == 2, !Self.shortWords.contains(word) { return nil }
        if Self.function.contains(word) { return 6 }
        if Self.compounds.contains(word) { return 9 }
        guard let commonness = words.commonness(of: word) else { return nil }
        guard commonness <= 35 || letters.count > 4 && counts[word, default: 0] > 1 else { return nil }
        if letters.count == 3, commonness > 20 { return nil }
        return 6 + commonness / 5
    }

    /// Whether the parts prove themselves, without the help of the rest of the edition.
    func isProven(_ parts: [String]) -> Bool {
        guard let first = parts.first, let last = parts.last, !Self.endings.contains(last) else { return false }
        let inner = parts.count > 2 ? parts.filter { Self.function.contains($0) } : []
        if !inner.isEmpty, parts.contains(where: { $0.utf8.count > 2 }) { return true }
        let opens = Self.function.contains(first) && !Self.prefixes.contains(first)
        let closes = Self.function.contains(last) && !Self.suffixes.contains(last)
        if opens || closes { return true }
        // Extraction drops spaces most often after an s: "isto", "iconsfit", "accessto", "zoomsin".
        return first.hasSuffix("s") && (Self.function.contains(last) || isCommon(last))
    }

    private func isCommon(_ word: String) -> Bool {
        word.utf8.count > 2 && (words.commonness(of: word) ?? 99) <= 20
    }
}
