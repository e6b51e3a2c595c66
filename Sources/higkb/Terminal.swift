/// What is known of the place where the output appears, and what follows for its looks.
struct Terminal {
    let isTerminal: Bool
    /// The measured width; `nil` when standard output is no terminal.
    let columns: Int?
    /// An environment variable, also an empty one; `nil` when it is unset.
    let variable: (String) -> String?

    static var current: Terminal {
        Terminal(
            isTerminal: StandardStream.output.isTerminal, columns: StandardStream.output.columns,
            variable: System.variableAsSet)
    }

    /// For what is written to a file.
    static var absent: Terminal { Terminal(isTerminal: false, columns: nil, variable: System.variableAsSet) }

    /// The measured width, then `COLUMNS`, then 80.
    var width: Int {
        columns ?? variable("COLUMNS").flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? 80
    }

    func usesColor(_ choice: ColorChoice) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        // Set to nothing it asks for nothing (https://no-color.org).
        case .auto: isTerminal && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
        }
    }

    /// Whether the terminal can do more than print one line after the other.
    private var hasScreen: Bool { !["", "dumb"].contains(variable("TERM") ?? "") }

    /// The command that pages the output; `nil` when there is no screen to page on, when the user sets it to nothing, or
    /// when there is no such program, since output that vanishes into a missing pager would be worse than a long one.
    var pager: String? {
        guard isTerminal, hasScreen else { return nil }
        let command = variable("HIGKB_PAGER") ?? variable("PAGER") ?? "less -FRX"
        guard let program = command.split(separator: " ").first.map(String.init), program != "cat" else { return nil }
        if program.contains("/") { return FileSystem.isExecutable(program) ? command : nil }
        let folders = (variable("PATH") ?? "").split(separator: ":")
        return folders.contains { FileSystem.isExecutable("\($0)/\(program)") } ? command : nil
    }
}
