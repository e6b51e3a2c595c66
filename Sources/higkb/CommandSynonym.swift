/// Words by which other programs call what a command does: who knows those types them here, too.
enum CommandSynonym {
    private static let commands = [
        "find": "search", "grep": "search", "query": "search", "lookup": "search",
        "compare": "diff", "changed": "diff", "stat": "diff", "stats": "diff",
        "add": "ingest", "import": "ingest", "load": "ingest", "read": "ingest", "index": "ingest",
        "delete": "forget", "remove": "forget", "rm": "forget",
        "get": "show", "view": "show", "cat": "show", "print": "show",
        "log": "history", "timeline": "history", "new": "whatsnew", "news": "whatsnew",
        "verify": "check", "validate": "check", "dump": "export",
    ]

    /// The command that a word may mean; `nil` where it is no such word.
    static func command(for word: String) -> String? { commands[word.lowercased()] }
}
