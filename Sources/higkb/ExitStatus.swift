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
    /// Ctrl-C: 128 and the number of the signal, as shells say it.
    case interrupted = 130
}

extension ExitStatus {
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
