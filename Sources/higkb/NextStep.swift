import HIGModel
import HIGText

/// The commands that the program advises, asking the database that the user named.
struct NextStep: Equatable {
    /// What the user gave for `--db`; `nil` where it was not given.
    private let database: String?

    /// Those that ask a database. A list, as asking the tree of commands takes time; a test holds it to the tree.
    private static let commands = [
        "export catalog", "export changes", "export lineages", "export rules", "backup", "check", "diff", "editions",
        "forget", "history", "ingest", "link", "pins", "rules", "search", "show", "topics", "unlink", "whatsnew",
    ]

    /// - Parameter arguments: all that follow the program's name.
    init(after arguments: some Sequence<String>) {
        let options = Array(arguments.prefix { $0 != "--" })
        let place = options.firstIndex { $0 == "--db" || $0.hasPrefix("--db=") }
        database = place.flatMap { place in
            options[place] == "--db"
                ? options.dropFirst(place + 1).first : String(options[place].dropFirst("--db=".count))
        }
    }

    init(database: String?) { self.database = database }

    /// Advice with the database in each command that does not name one itself.
    ///
    /// "see what is held: higkb editions" becomes "see what is held: higkb editions --db my.sqlite".
    func completed(_ advice: String) -> String {
        // How a command is used is no advice to use it.
        guard let database, !database.isEmpty, !advice.hasPrefix("usage: ") else { return advice }
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
