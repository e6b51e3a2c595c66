import ArgumentParser
import HIGModel

/// `higkb help …` as it was typed, before the parser answers it.
///
/// The parser shows the help of the last command that it knows, whatever follows, and reports that all is well.
struct HelpRequest {
    private let names: ArraySlice<String>

    /// - Returns: `nil` when the arguments ask for something else.
    init?(_ arguments: ArraySlice<String>) {
        guard arguments.first == "help" else { return nil }
        names = arguments.dropFirst().prefix { !$0.hasPrefix("-") }
    }

    /// - Throws: a usage `Problem` when there is no such command.
    func checkNames() throws {
        var command: any ParsableCommand.Type = Higkb.self
        for (index, name) in names.enumerated() {
            let parts = command.configuration.subcommands
            guard let part = parts.first(where: { $0.configuration.commandName == name }) else {
                if names.count == 1, name == "help" { return }
                let path = names.prefix(index).map { $0 + " " }.joined()
                throw Problem(
                    .usage, "no command is called \((path + name).abridged)",
                    next: (["higkb help"] + names.prefix(index)).joined(separator: " ")
                        + (parts.isEmpty ? " shows how to use it" : " lists them"))
            }
            command = part
        }
    }
}
