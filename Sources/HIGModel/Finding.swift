/// Something `check` found.
public struct Finding: Hashable, Sendable {
    /// What is wrong, one clause without a full stop.
    public let problem: String
    /// The table, file or rule concerned.
    public let place: String
    /// The command or action that mends it.
    public let remedy: String

    public init(problem: String, place: String, remedy: String) {
        self.problem = problem
        self.place = place
        self.remedy = remedy
    }
}
