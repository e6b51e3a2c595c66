import HIGModel

/// The exit codes of the program.
enum ExitStatus: Int32, CaseIterable {
    case done = 0
    /// Nothing found; with `diff --exit-code`, something changed.
    case no = 1
    case usage = 2
    case badData = 65
    case inputMissing = 66
    case defect = 70
    case inputOutput = 74
    /// Ended by a signal: 128 and its number, as shells say it. The terminal went away.
    case hungUp = 129
    /// Ctrl-C.
    case interrupted = 130
    /// Asked to end by another program.
    case terminated = 143
}

extension ExitStatus {
    /// The exit code of an end that a signal asked for.
    init(signal number: Int32) { self = ExitStatus(rawValue: 128 + number) ?? .interrupted }

    /// The exit code of a kind of failure.
    init(_ kind: Problem.Kind) {
        self =
            switch kind {
            case .nothingFound: .no
            case .usage: .usage
            case .badData: .badData
            case .inputMissing: .inputMissing
            case .defect: .defect
            case .inputOutput: .inputOutput
            }
    }
}
