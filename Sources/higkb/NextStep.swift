import HIGModel

/// The commands that the program advises, asking the database that the user named.
struct NextStep: Equatable {
    /// What the user gave for `--db`; `nil` where it was not given.
    private let database: String?

    /// Those that ask a database.
    private static let commands = [
        "export catalog", "export changes", "export lineages", "export rules", "backup", "check", "diff", "editions",
        "forget", "history", "ingest", "link", "pins", "rules", "search", "show", "topics", "unlink", "whatsnew",
    ]

    /// - Parameter arguments: all that follow the program's name.
    init(after arguments: some Sequence<String>) {
        var isValue = false
        for argument in arguments.prefix(while: { $0 != "--" }) {
            if isValue {
                database = argument
                return
            }
            if argument.hasPrefix("--db=") {
                database = String(argument.dropFirst("--db=".count))
                return
            }
            isValue = argument == "--db"
        }
        database = nil
    }

    init(database: String?) { self.database = database }

    /// Advice with the database in each command that does not name one itself.
    ///
    /// "see what is held: higkb editions" becomes "see what is held: higkb editions --db my.sqlite".
    func completed(_ advice: String) -> String {
        guard let database, !database.isEmpty else { return advice }
        let parts = advice.split(separator: "higkb ", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { text, rest in
            text += "higkb "
            guard !rest.contains("--db"), let command = NextStep.command(opening: rest) else { return text += rest }
            text += "\(command) --db \(database.shellWord)\(rest.dropFirst(command.count))"
        }
    }

    private static func command(opening rest: Substring) -> String? {
        commands.first { name in
            guard rest.hasPrefix(name) else { return false }
            return rest.dropFirst(name.count).first.map { !$0.isLetter && $0 != "-" } ?? true
        }
    }
}
