/// The part of a command's help that all commands have: examples that work on the seeds, and the exit codes.
///
/// - Parameter no: what exit code 1 means, for the commands that have it.
func guide(_ examples: String..., no: String? = nil) -> String {
    let codes =
        ["0   done"] + (no.map { ["1   " + $0] } ?? []) + [
            "2   wrong usage",
            "65  bad data; 66 input missing; 70 defect; 74 input or output failed",
        ]
    return (["For example:"] + examples.map { "  " + $0 } + ["", "Exit codes:"] + codes.map { "  " + $0 })
        .joined(separator: "\n")
}
