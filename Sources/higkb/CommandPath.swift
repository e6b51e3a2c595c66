import ArgumentParser
import HIGModel
import HIGText
import KnowledgeBase

/// The command that the arguments name, before the parser reads them.
///
/// The parser calls a mistyped command an unexpected argument; after `help` it shows the help of the last command that
/// it knows, whatever follows, and reports that all is well.
struct CommandPath {
    private let arguments: ArraySlice<String>
    private let isHelp: Bool
    private let names: ArraySlice<String>

    /// Options that are no command's.
    private static let general = ["--help", "--version", "--generate-completion-script"]

    /// - Parameter arguments: all that follow the program's name.
    init(_ arguments: ArraySlice<String>) {
        self.arguments = arguments
        isHelp = arguments.first == "help"
        names = (isHelp ? arguments.dropFirst() : arguments).prefix { !$0.hasPrefix("-") }
    }

    /// - Throws: a usage `Problem`, with near names, when there is no such command, or when an option stands before it.
    func checkNames() throws {
        try checkOption()
        try checkTopic()
        var command: any ParsableCommand.Type = Higkb.self
        for (index, name) in names.enumerated() {
            let parts = command.configuration.subcommands
            // What follows a command that has none below it is for that command.
            if parts.isEmpty, !isHelp { return }
            guard let part = parts.first(where: { $0.configuration.commandName == name }) else {
                if isHelp, names.count == 1, name == "help" { return }
                let path = names.prefix(index)
                let help = (["higkb help"] + path).joined(separator: " ")
                let known = parts.compactMap { $0.configuration.commandName }
                let meant =
                    CommandPath.path(to: name, below: parts) ?? (index == 0 ? CommandSynonym.command(for: name) : nil)
                throw Problem(
                    .usage, "no command is called \((path + [name]).joined(separator: " ").abridged)",
                    next: parts.isEmpty
                        ? "\(help) shows how to use it"
                        : Suggestion.hint(for: meant ?? name, among: meant.map { [$0] } ?? known, list: help))
            }
            command = part
        }
    }

    /// The command of a name below one of some commands: `export changes` for `changes`.
    private static func path(to name: String, below commands: [any ParsableCommand.Type]) -> String? {
        for command in commands {
            let parts = command.configuration.subcommands
            guard parts.contains(where: { $0.configuration.commandName == name }) else { continue }
            return command.configuration.commandName.map { "\($0) \(name)" }
        }
        return nil
    }

    /// An option takes one value, which a topic of two words is not unless they are quoted or joined. Only exports take no
    /// words behind it: two editions at most.
    private func checkTopic() throws {
        guard names.first == "export", let what = names.dropFirst().first,
            let place = arguments.firstIndex(where: { $0 == "--topic" || $0.hasPrefix("--topic=") })
        else { return }
        let typed = arguments[place].dropFirst("--topic=".count)
        let words = arguments[(place + 1)...].prefix { !$0.hasPrefix("-") }
        let value = arguments[place] == "--topic" ? words.first : String(typed)
        let behind = arguments[place] == "--topic" ? words.dropFirst() : words
        let editions = what == "changes" ? max(0, 2 - names.dropFirst(2).count) : 0
        guard let value, behind.count > editions else { return }
        let surplus = behind.dropLast(editions)
        let topic = ([value] + surplus).joined(separator: " ")
        throw Problem(
            .usage, "--topic takes one value, and \(surplus.joined(separator: " ").abridged) stands behind it",
            next: "--topic \"\(topic.abridged)\" or --topic \(topic.abridged.replacing(" ", with: "-"))")
    }

    /// The commands are only asked for their names where an option comes first: each name costs the start some time.
    private func checkOption() throws {
        guard let option = arguments.first, option.hasPrefix("--"), !CommandPath.general.contains(option) else {
            return
        }
        let commands = Higkb.configuration.subcommands.map { $0.configuration.commandName }
        guard let name = arguments.first(where: { commands.contains($0) }) else { return }
        throw Problem(
            .usage, "\(option.abridged) stands before the command",
            next: "options follow it: higkb \(name) \(option.abridged) …")
    }
}
