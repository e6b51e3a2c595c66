/// What is known of the place where the output appears, and what follows for its looks.
struct Terminal {
    let isTerminal: Bool
    /// The measured width; `nil` when standard output is no terminal.
    let columns: Int?
    let variable: (String) -> String?

    static var current: Terminal {
        Terminal(
            isTerminal: StandardStream.output.isTerminal, columns: StandardStream.output.columns,
            variable: System.variable)
    }

    /// For what is written to a file.
    static var absent: Terminal { Terminal(isTerminal: false, columns: nil, variable: System.variable) }

    /// The measured width, then `COLUMNS`, then 80.
    var width: Int {
        columns ?? variable("COLUMNS").flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? 80
    }

    func usesColor(_ choice: ColorChoice) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        case .auto: isTerminal && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
        }
    }

    /// The command that pages the output; `nil` when there is no terminal to page on or no such program, since
    /// output that vanishes into a missing pager would be worse than a long one.
    var pager: String? {
        guard isTerminal else { return nil }
        let command = variable("HIGKB_PAGER") ?? variable("PAGER") ?? "less -FRX"
        guard let program = command.split(separator: " ").first.map(String.init), program != "cat" else { return nil }
        if program.contains("/") { return FileSystem.isExecutable(program) ? command : nil }
        let folders = (variable("PATH") ?? "").split(separator: ":")
        return folders.contains { FileSystem.isExecutable("\($0)/\(program)") } ? command : nil
    }
}
