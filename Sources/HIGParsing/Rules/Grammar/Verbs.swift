/// Verbs that guidelines give their directions with.
enum Verbs {
    /// Whether a word is the base form of a verb that can open a direction.
    static func isBase(_ word: WordForm) -> Bool { bases.contains(word) }

    /// Whether it is one that is seldom a noun or an adjective, so that nothing around it has to tell.
    static func isPlainBase(_ word: WordForm) -> Bool { isBase(word) && !nounLike.contains(word) }

    /// Whether it is a verb in any form of the present, whatever stands around it.
    static func isPlain(_ word: WordForm) -> Bool {
        isPlainBase(word) || Imperative.finite.contains(word) || base(ofThirdPerson: word) != nil
    }

    /// `maintains` gives `maintain`; `nil` for other words.
    static func base(ofThirdPerson word: WordForm) -> WordForm? {
        guard word.hasSuffix("s") else { return nil }
        let stem = word.dropLast()
        if bases.contains(stem) { return stem }
        if word.hasSuffix("ies") {
            let stem = word.dropLast(3) + "y"
            if bases.contains(stem) { return stem }
        }
        if word.hasSuffix("es"), bases.contains(stem.dropLast()) { return stem.dropLast() }
        return descriptive.contains(stem) ? stem : nil
    }

    /// Whether a word is none of these verbs but forms "-ing" and "-ed" as a regular verb does, such as "enact", "snap" and
    /// "rewrap". Many nouns do so too, so that what follows has to tell.
    static func isRegular(_ word: WordForm) -> Bool {
        guard !opensOtherwise(word) else { return false }
        let text = word.text
        if isInflected(text) { return true }
        return ["un", "re"].contains { prefix in
            let verb = String(text.dropFirst(prefix.count))
            return text.hasPrefix(prefix) && verb.utf8.count > 2
                && (bases.contains(WordForm(verb)) || isInflected(verb))
        }
    }

    private static func isInflected(_ text: String) -> Bool {
        guard text.utf8.count > 2, let last = text.last else { return false }
        let before = text.dropLast().last ?? last
        let words = EnglishWords.shared
        func known(_ stem: String, _ past: String) -> Bool {
            words.commonness(of: stem + "ing") != nil && words.commonness(of: past + "ed") != nil
        }
        let isVowelBefore = "aeiou".contains(before)
        if last == "e" { return known(String(text.dropLast()), String(text.dropLast())) }
        if last == "y", !isVowelBefore { return known(text, text.dropLast() + "i") }
        if known(text, text) { return true }
        // "Snapping", "snapped".
        return isVowelBefore && !"aeiouwxy".contains(last) && known(text + String(last), text + String(last))
    }

    /// Whether a word opens a phrase or a subject, whatever endings it takes: "till", "can".
    private static func opensOtherwise(_ word: WordForm) -> Bool {
        irregularOpeners.contains(word) || DirectiveReader.introducers.contains(word)
            || DirectiveReader.adverbs.contains(word) || DirectiveReader.subjects.contains(word)
            || Imperative.auxiliaries.contains(word)
            // What hands do, which is told to those who use the machine.
            || word == "drag"
    }

    /// Prepositions and the like that look like verbs beside "nearing" and "neared".
    private static let irregularOpeners: WordSet = [
        "near", "despite", "out", "till", "tot", "down", "round", "past", "behind", "while", "even", "still", "right",
        "wrong", "long", "back", "like", "further", "better", "double", "then", "also", "over", "under", "inside",
        "outside", "within", "without",
    ]

    /// Verbs of descriptions, none of which opens a direction.
    private static let descriptive: WordSet = [
        "appear", "consist", "contain", "exist", "happen", "occur", "seem", "belong", "depend", "mean",
    ]

    /// Whether a word is a participle as regular verbs form it, "rounded"; of "feed", "need" and "red" the letters are their
    /// own.
    static func isRegularParticiple(_ word: WordForm) -> Bool {
        word.hasSuffix("ed") && !word.hasSuffix("eed") && word != "red"
    }

    /// Whether a word is a participle: "rounded", "shown".
    static func isParticiple(_ word: WordForm) -> Bool {
        isRegularParticiple(word) || irregularParticiples.contains(word)
    }

    private static let irregularParticiples: WordSet = [
        "begun", "bought", "broken", "brought", "built", "caught", "chosen", "done", "drawn", "driven", "fed",
        "found", "given", "grown", "heard", "held", "hidden", "hung", "kept", "known", "led", "left", "lit",
        "made", "met", "paid", "put", "read", "rung", "seen", "sent", "shown", "sold", "spent", "spoken", "taken",
        "taught", "thrown", "told", "understood", "worn", "written",
    ]

    /// Base forms that are at least as often nouns or adjectives; at the start of a sentence they are a direction
    /// only when what follows can be an object.
    static let nounLike: WordSet = [
        "access", "address", "aid", "alert", "animate", "answer", "approach", "attempt", "audit", "award",
        "balance", "base", "beep", "block", "brand", "break", "brief", "bring", "budget", "caption", "care", "catalog",
        "center", "challenge", "change", "charge", "chart", "check", "click", "close", "cluster", "code", "color",
        "comment", "complete", "concentrate", "contact", "content", "contrast", "control", "copy", "correct", "count",
        "cover", "craft", "credit", "cut", "date", "debug", "decrease", "default", "delay", "design", "detail",
        "direct",
        "display", "document", "draft", "drag", "echo", "edit", "empty", "end", "escape", "estimate", "exploit",
        "extract", "face", "factor", "feature", "feedback", "field", "filter", "fit", "flag", "flow", "focus", "fold",
        "form", "frame", "function", "glance", "graph", "group", "guide", "handle", "help", "hide", "highlight", "hint",
        "hold", "host", "icon", "illustrate", "image", "import", "index", "input", "insert", "interrupt", "inventory",
        "issue", "label", "launch", "lead", "level", "light", "limit", "line", "link", "list", "load", "lock", "log",
        "look", "loop", "map", "mark", "mask", "master", "match", "mean", "measure", "mention", "message", "mirror",
        "mix", "model", "moderate", "mold", "move", "name", "narrow", "need", "nest", "notice", "number", "object",
        "offer", "offset", "open", "order", "outline", "override", "pace", "page", "pair", "pan", "parallel", "partner",
        "patch", "pause", "perfect", "pick", "picture", "pivot", "place", "plan", "play", "point", "polish", "position",
        "power", "prefix", "preview", "print", "process", "profile", "program", "prompt", "pull", "purchase", "push",
        "query", "question", "quit", "quote", "rank", "rate", "refer", "reference", "refresh", "release", "repeat",
        "report", "request", "reserve", "reset", "resort", "respect", "result", "return", "review", "reward", "roll",
        "route", "sample", "scale", "scan", "schedule", "script", "scroll", "search", "secure", "select", "separate",
        "set", "shadow", "shape", "share", "show", "sign", "size", "slide", "sort", "sound", "space", "spare", "split",
        "spread", "squeeze", "stack", "stage", "standard", "start", "state", "stop", "store", "stream",
        "stress", "strip", "structure", "study", "style", "subordinate", "suit", "support", "swap", "switch", "sync",
        "tab", "tag", "tap", "target", "tease", "temper", "template", "test", "text", "tie", "time", "title", "touch",
        "trace", "track", "trade", "transition", "trap", "trust", "tune", "tweak", "twist", "type", "underscore",
        "update", "upload", "user", "value", "view", "visit", "vote", "walk", "watch", "weed", "weight", "welcome",
        "win", "wire", "wish", "witness", "word", "work", "zoom",
        // Adjectives.
        "alternate", "clear", "free", "lower", "round", "slow", "smooth",
        // Verbs of the trade, which name things as well.
        "cap", "chunk", "download", "mute", "pay", "pin", "read", "record", "ship",
    ]

    /// "Never" is among them, as it opens a prohibition where a verb opens a direction.
    private static let bases: WordSet = [
        "abandon", "absorb", "accelerate", "accept", "accommodate", "accompany", "account", "achieve", "acknowledge",
        "acquaint", "act", "activate", "adapt", "add", "address", "adhere", "adjust", "adopt", "adorn", "advertise",
        "advise", "aid", "aim", "align", "allocate", "allow", "alter", "alternate", "amend", "amplify", "analyze",
        "anchor", "animate", "annotate", "announce", "anticipate", "appeal", "append", "apply", "appreciate",
        "approach", "arrange", "articulate", "ask", "aspire", "assemble", "assert", "assess", "assign", "assist",
        "associate", "assume", "attach", "attempt", "attract", "audit", "augment", "authenticate", "automate", "avoid",
        "await", "award", "balance", "base", "be", "beep", "begin", "behave", "beware", "bind", "blend", "block",
        "blur", "bolster", "boost", "borrow", "brainstorm", "brand", "break", "brief", "brighten", "bring", "broaden",
        "browse", "budget", "build", "bundle", "calculate", "calibrate", "call", "cancel", "capitalize", "caption",
        "capture", "care", "catalog", "categorize", "celebrate", "center", "certify", "challenge", "change", "chart",
        "check", "choose", "cite", "clarify", "classify", "clear", "clip", "close", "cluster", "coach", "code",
        "coexist", "collaborate", "collapse", "collect", "color", "combine", "come", "commit", "communicate", "compare",
        "compensate", "compete", "compile", "complement", "complete", "comply", "compose", "compress", "compute",
        "conceal", "conceive", "concentrate", "conclude", "condense", "conduct", "configure", "confine", "confirm",
        "conform", "connect", "conserve", "consider", "consolidate", "constrain", "construct", "consult",
        "contextualize", "continue", "contribute", "control", "convert", "convey", "cooperate", "coordinate", "copy",
        "correct", "correlate", "count", "craft", "create", "criticize", "crop", "cultivate", "curate", "customize",
        "cut", "dampen", "darken", "deactivate", "deal", "debug", "decide", "declare", "declutter", "decorate",
        "decrease", "dedicate", "deemphasize", "deepen", "default", "defend", "defer", "define", "delay", "delegate",
        "delete", "delimit", "deliver", "demonstrate", "demote", "denote", "deny", "depict", "deploy", "deprecate",
        "derive", "describe", "deselect", "design", "detach", "detect", "deter", "determine", "develop", "devote",
        "diagnose", "differentiate", "dim", "direct", "disable", "disallow", "disassociate", "discard", "discern",
        "disclose", "disconnect", "discontinue", "discourage", "discover", "discuss", "disguise", "dismiss", "dispel",
        "display", "disregard", "disrupt", "dissolve", "distill", "distinguish", "distribute", "diversify", "divert",
        "divide", "do", "document", "donate", "download", "downplay", "draft", "dramatize", "draw", "drop", "duplicate",
        "earn", "ease", "echo", "edit", "educate", "elevate", "elicit", "eliminate", "embed", "embrace", "emphasize",
        "employ", "empower", "emulate", "enable", "encapsulate", "enclose", "encode", "encompass", "encourage",
        "encrypt", "end", "endeavor", "endow", "energize", "enforce", "engage", "engrave", "enhance", "enlarge",
        "enlighten", "enlist", "enliven", "enrich", "ensure", "enter", "entertain", "entice", "entrust", "enumerate",
        "envision", "equip", "erase", "err", "escape", "establish", "estimate", "evaluate", "evoke", "exaggerate",
        "examine", "excite", "exclude", "execute", "exercise", "expand", "expect", "experiment", "explain", "exploit",
        "explore", "export", "expose", "express", "extend", "extract", "facilitate", "factor", "fade", "familiarize",
        "favor", "feature", "feel", "fetch", "field", "fill", "filter", "finalize", "find", "finish", "fit", "fix",
        "flatten", "flip", "flow", "focus", "fold", "follow", "forbid", "force", "forego", "forget", "forgive", "forgo",
        "format", "foster", "frame", "free", "fulfill", "funnel", "gamify", "gather", "gauge", "generalize", "generate",
        "get", "give", "glance", "go", "grant", "graph", "greet", "group", "grow", "guarantee", "guard", "guide",
        "handle", "hang", "harmonize", "harness", "have", "heed", "help", "hide", "highlight", "hint", "hold", "honor",
        "host", "house", "hyphenate", "identify", "ignore", "illuminate", "illustrate", "imbue", "imitate", "immerse",
        "impart", "implement", "impose", "improve", "include", "incorporate", "increase", "indent", "indicate",
        "inform", "infuse", "inherit", "initialize", "initiate", "inject", "innovate", "inquire", "insert", "inset",
        "inspect", "inspire", "install", "instill", "instruct", "integrate", "intensify", "interact", "intercept",
        "interleave", "interpret", "interrupt", "introduce", "invalidate", "inventory", "invest", "investigate",
        "invigorate", "invite", "invoke", "involve", "isolate", "join", "jot", "judge", "justify", "keep", "kern",
        "know", "label", "launch", "lay", "lead", "lean", "learn", "leave", "lend", "lengthen", "lessen", "let",
        "leverage", "lift", "lighten", "limit", "link", "list", "listen", "liven", "load", "localize", "locate", "lock",
        "log", "look", "loop", "loosen", "lower", "magnify", "maintain", "make", "manage", "manipulate", "map", "mark",
        "mask", "master", "match", "maximize", "measure", "mend", "mention", "merge", "migrate", "mimic", "minimize",
        "mirror", "mix", "moderate", "modify", "mold", "monitor", "mount", "move", "name", "narrow", "navigate",
        "negotiate", "nest", "neutralize", "never", "normalize", "note", "notify", "nudge", "number", "nurture", "obey",
        "obscure", "observe", "obtain", "offer", "offload", "offset", "omit", "open", "operate", "opt", "optimize",
        "orchestrate", "order", "organize", "orient", "outline", "override", "oversee", "overuse", "overwrite", "pace",
        "pad", "pair", "pan", "paraphrase", "parse", "partition", "partner", "patch", "pause", "pay", "perfect",
        "perform", "permit", "persist", "personalize", "persuade", "phrase", "pick", "pinpoint", "pivot", "place",
        "plan", "play", "pluralize", "point", "polish", "ponder", "populate", "portray", "position", "postpone",
        "power", "practice", "predefine", "predict", "prefer", "prefetch", "prefix", "preload", "prepare",
        "prepopulate", "prerender", "prescribe", "preselect", "present", "preserve", "prevail", "prevent", "preview",
        "print", "prioritize", "probe", "proceed", "process", "produce", "profile", "program", "prohibit", "prolong",
        "promote", "prompt", "propose", "protect", "prototype", "provide", "prune", "publish", "pull", "punctuate",
        "purge", "pursue", "push", "put", "quantify", "query", "question", "quit", "quote", "raise", "rank", "rate",
        "reach", "react", "read", "readjust", "realign", "reapply", "rearrange", "reassess", "reassign", "reassure",
        "rebalance", "rebuild", "recalculate", "recall", "receive", "recenter", "recheck", "recognize", "recolor",
        "recommend", "reconcile", "reconfigure", "reconsider", "record", "recover", "recreate", "redefine", "redesign",
        "redirect", "redistribute", "redo", "redraw", "reduce", "reemphasize", "reestablish", "reevaluate", "reexamine",
        "refer", "refine", "reflect", "refocus", "reformat", "refrain", "refresh", "refuse", "regard", "register",
        "regroup", "regulate", "reinforce", "reintroduce", "reiterate", "reject", "relabel", "relate", "relaunch",
        "relax", "release", "relieve", "reload", "relocate", "rely", "remain", "remap", "remember", "remind", "remove",
        "rename", "render", "reopen", "reorder", "reorganize", "reorient", "repair", "repeat", "rephrase", "replace",
        "report", "reposition", "represent", "reproduce", "repurpose", "request", "require", "rescale", "reschedule",
        "research", "resend", "reserve", "reset", "reshape", "reside", "resist", "resize", "resolve", "resort",
        "respect", "respond", "restart", "restate", "restore", "restrict", "restructure", "restyle", "resume", "retain",
        "rethink", "retrace", "retry", "return", "reuse", "reveal", "reverse", "revert", "review", "revise", "revisit",
        "reward", "reword", "rework", "rewrite", "rid", "rotate", "round", "route", "run", "safeguard", "sample",
        "satisfy", "save", "savor", "say", "scale", "scan", "schedule", "scope", "script", "scroll", "secure", "seek",
        "seize", "select", "send", "separate", "serve", "set", "settle", "shade", "shape", "share", "sharpen", "shelve",
        "shift", "shorten", "show", "showcase", "shrink", "shut", "sidestep", "sign", "signal", "simplify", "simulate",
        "size", "skim", "skip", "slide", "slow", "smooth", "soften", "solicit", "solve", "sort", "sound", "space",
        "spare", "speak", "specify", "spell", "spend", "split", "spread", "squeeze", "stack", "stagger", "standardize",
        "start", "state", "stay", "steer", "stick", "stop", "store", "straighten", "stream", "streamline", "strengthen",
        "stress", "stretch", "strike", "strip", "strive", "structure", "study", "style", "submit", "subordinate",
        "subscribe", "substitute", "subtract", "succeed", "suggest", "suit", "summarize", "superimpose", "supervise",
        "supplement", "supply", "support", "suppress", "surface", "surround", "suspect", "suspend", "sustain", "swap",
        "switch", "symbolize", "sync", "synchronize", "synthesize", "tab", "tackle", "tag", "tailor", "take", "talk",
        "taper", "target", "teach", "tease", "tell", "temper", "tempt", "terminate", "test", "tether", "thank", "think",
        "throw", "tie", "tighten", "tilt", "time", "tint", "title", "toggle", "tolerate", "touch", "trace", "track",
        "trade", "train", "transcribe", "transfer", "transform", "transition", "translate", "transmit", "trap", "treat",
        "trigger", "trim", "truncate", "trust", "try", "tune", "turn", "tweak", "twist", "type", "typeset", "uncover",
        "underline", "underscore", "understand", "undo", "unfold", "unify", "uninstall", "unite", "unlock", "unveil",
        "update", "upgrade", "uphold", "upload", "upsell", "urge", "use", "utilize", "validate", "vary", "verbalize",
        "verify", "vet", "vibrate", "view", "visit", "visualize", "vote", "wait", "waive", "walk", "warn", "watch",
        "weaken", "weave", "weed", "weigh", "welcome", "whet", "widen", "win", "wire", "withdraw", "withhold",
        "witness", "word", "work", "wrap", "write", "zoom",
        // Verbs of the trade that are rarer elsewhere.
        "cap", "cater", "chunk", "cull", "debounce", "decouple", "decrypt", "dedupe", "ditch", "dodge", "eschew",
        "freeze", "italicize", "mute", "pin", "praise", "redact", "refit", "reflow", "reroute", "retrofit", "romanize",
        "scold", "ship", "shun", "stitch", "thaw", "throttle", "transliterate", "unmute", "unpin",
    ]
}

extension Verbs {
    static func isBase(_ word: some StringProtocol) -> Bool { isBase(WordForm(word)) }
    static func isPlainBase(_ word: some StringProtocol) -> Bool { isPlainBase(WordForm(word)) }
    static func base(ofThirdPerson word: some StringProtocol) -> WordForm? { base(ofThirdPerson: WordForm(word)) }
}
