/// Verbs that guidelines give their directions with.
enum Verbs {
    /// Whether a word is the base form of a verb that can open a direction.
    static func isBase(_ word: String) -> Bool { bases.contains(word) }

    /// `maintains` gives `maintain`; `nil` for other words.
    static func base(ofThirdPerson word: String) -> String? {
        guard word.hasSuffix("s") else { return nil }
        let stem = String(word.dropLast())
        if bases.contains(stem) { return stem }
        if word.hasSuffix("ies"), bases.contains(word.dropLast(3) + "y") { return word.dropLast(3) + "y" }
        if word.hasSuffix("es"), bases.contains(String(word.dropLast(2))) { return String(word.dropLast(2)) }
        return appears.contains(stem) ? stem : nil
    }

    /// Verbs of descriptions, which never open a direction.
    private static let appears: Set<String> = [
        "appear", "consist", "contain", "exist", "happen", "occur", "seem", "belong", "depend", "look", "take",
    ]

    /// Base forms that are at least as often nouns or adjectives; at the start of a sentence they are a direction
    /// only when what follows can be an object.
    static let nounLike: Set<String> = [
        "access", "address", "alert", "animate", "answer", "attempt", "balance", "base", "block", "break", "bring",
        "center", "change", "charge", "check", "click", "close", "color", "comment", "complete", "concentrate",
        "contact", "content", "contrast", "control", "copy", "correct", "cover", "credit", "date", "default", "delay",
        "design", "detail", "direct", "display", "document", "draft", "drag", "empty", "end", "face", "feature",
        "feedback", "fit", "flag", "focus", "form", "frame", "function", "group", "guide", "handle", "help", "hide",
        "highlight", "hint", "hold", "host", "icon", "illustrate", "image", "import", "index", "input", "insert",
        "issue", "label", "launch", "lead", "level", "light", "limit", "line", "link", "list", "load", "lock", "log",
        "look", "map", "mark", "mask", "master", "match", "mean", "measure", "message", "mirror", "model", "move",
        "name", "need", "notice", "number", "object", "offer", "open", "order", "outline", "page", "pair", "pan",
        "parallel", "pause", "pick", "picture", "place", "plan", "play", "point", "position", "preview", "print",
        "process", "program", "prompt", "purchase", "question", "question", "reference", "release", "repeat", "report",
        "request", "reserve", "respect", "result", "return", "review", "roll", "sample", "scale", "schedule", "scroll",
        "search", "secure", "select", "separate", "set", "shadow", "shape", "share", "show", "sign", "size", "sort",
        "sound", "space", "split", "stack", "stage", "standard", "start", "state", "stop", "store", "structure",
        "style",
        "support", "switch", "tab", "tap", "target", "template", "test", "text", "tie", "time", "title", "touch",
        "track", "type", "update", "user", "value", "view", "visit", "watch", "weight", "wish", "work", "zoom",
    ]

    private static let bases: Set<String> = [
        "accept", "accommodate", "account", "achieve", "acknowledge", "acquaint", "act", "activate", "adapt", "add",
        "address", "adhere", "adjust", "adopt", "advertise", "aim", "align", "allow", "alternate", "anchor",
        "animate", "announce", "anticipate", "appeal", "apply", "approach", "arrange", "ask", "aspire", "assess",
        "assign", "associate", "assume", "attach", "attempt", "audit", "augment", "automate", "avoid", "balance",
        "base", "be", "begin", "blend", "block", "blur", "borrow", "break", "bring", "build", "bundle", "calculate",
        "call", "cancel", "capitalize", "capture", "center", "change", "check", "choose", "clarify", "classify",
        "clear", "clip", "close", "collaborate", "collapse", "collect", "color", "combine", "come", "communicate",
        "comply", "compose", "compress", "concentrate", "condense", "configure", "confine", "confirm", "conform",
        "connect", "conserve", "consider", "consolidate", "constrain", "construct", "consult", "continue", "control",
        "convert", "convey", "coordinate", "copy", "correct", "create", "crop", "customize", "decide", "declare",
        "default", "defer", "define", "delay", "delegate", "delete", "deliver", "demonstrate", "depict", "describe",
        "design", "detect", "determine", "develop", "differentiate", "dim", "direct", "disable", "disclose",
        "discourage", "discuss", "dismiss", "display", "distill", "distinguish", "distribute", "divide", "do",
        "document", "don't", "draw", "drop", "duplicate", "ease", "eliminate", "embed", "embrace", "emphasize",
        "employ", "enable", "encourage", "end", "engage", "enhance", "enlist", "ensure", "enter", "establish",
        "evaluate", "examine", "exclude", "exercise", "expand", "expect", "experiment", "explain", "explore",
        "export", "expose", "express", "extend", "fade", "favor", "feature", "feel", "fill", "find", "finish", "fit",
        "flatten", "flip", "focus", "follow", "force", "format", "frame", "free", "funnel", "gather", "gauge",
        "generate", "get", "give", "go", "grant", "group", "guarantee", "guard", "guide", "handle", "have", "help",
        "hide", "highlight", "honor", "house", "identify", "illustrate", "implement", "improve", "include",
        "incorporate", "increase", "indent", "indicate", "inform", "insert", "inset", "inspire", "integrate",
        "intercept", "introduce", "invalidate", "invest", "invite", "involve", "isolate", "join", "judge", "keep",
        "label", "launch", "lay", "lead", "leave", "let", "leverage", "limit", "link", "list", "load", "localize",
        "locate", "look", "lower", "maintain", "make", "manage", "map", "mark", "match", "maximize", "measure",
        "merge", "mimic", "minimize", "mirror", "modify", "monitor", "mount", "move", "name", "never", "note",
        "notify", "number", "obey", "obscure", "obtain", "offer", "omit", "open", "optimize", "order", "organize",
        "orient", "outline", "pad", "pair", "partition", "pause", "pay", "perform", "permit", "personalize", "phrase",
        "pick", "place", "plan", "play", "pluralize", "point", "populate", "position", "postpone", "practice",
        "prefer", "preload", "prepare", "present", "preserve", "prevent", "preview", "print", "prioritize", "proceed",
        "produce", "prohibit", "promote", "prompt", "propose", "protect", "prototype", "provide", "publish",
        "punctuate", "put", "raise", "reach", "react", "reconsider", "record", "recover", "reduce", "reevaluate",
        "refine", "reflect", "refrain", "register", "reinforce", "reject", "relate", "release", "rely", "remain",
        "remember", "remind", "remove", "rename", "render", "reorganize", "repeat", "replace", "report", "represent",
        "request", "require", "research", "reserve", "resist", "resize", "resolve", "respect", "respond", "restore",
        "restrict", "resume", "retain", "rethink", "return", "reuse", "reveal", "reverse", "review", "revise",
        "rotate", "round", "run", "save", "say", "scale", "schedule", "scope", "scroll", "seek", "select", "send",
        "separate", "serve", "set", "shade", "shape", "share", "shift", "shorten", "show", "signal", "simplify",
        "simulate", "size", "skip", "slow", "smooth", "solicit", "sort", "space", "speak", "specify", "spell",
        "split", "stack", "standardize", "start", "state", "stay", "stick", "stop", "store", "streamline", "stretch",
        "strike", "strive", "structure", "style", "submit", "substitute", "suggest", "summarize", "supplement",
        "supply", "support", "surface", "surround", "suspend", "switch", "synchronize", "tailor", "take", "target",
        "tell", "terminate", "test", "think", "tie", "tint", "title", "touch", "track", "train", "transfer",
        "transform", "translate", "treat", "trigger", "trim", "trust", "try", "turn", "understand", "undo", "unify",
        "update", "upgrade", "upload", "use", "utilize", "validate", "vary", "verify", "view", "wait", "warn",
        "weigh", "work", "wrap", "write",
    ]
}
