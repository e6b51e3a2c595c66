import HIGModel
import HIGStore

/// An error after which not everything could be put back as it was.
public struct LeftBehind: Error {
    /// What ended the work.
    public let cause: any Error
    /// Why what is left is left, for people.
    public let reasons: [String]

    public init(cause: any Error, reasons: [String]) {
        self.cause = cause
        self.reasons = reasons
    }

    /// Puts back what failed work has changed, each thing though another could not be.
    ///
    /// - Parameters:
    ///   - error: what ended the work.
    ///   - steps: each puts one thing back.
    /// - Returns: the error; where something is left, with the reasons.
    static func error(after error: any Error, undoing steps: [() throws -> Void]) -> any Error {
        let reasons = steps.compactMap { undo -> String? in
            do {
                try undo()
                return nil
            } catch {
                return "\(error)"
            }
        }
        guard !reasons.isEmpty else { return error }
        let leftBehind = LeftBehind(cause: error, reasons: reasons)
        guard let problem = error as? Problem else { return leftBehind }
        return problem.leaving(leftBehind.summary)
    }

    /// `what it leaves behind: a.pins: cannot write the decisions about links`.
    public var summary: String { "what it leaves behind: " + reasons.joined(separator: "; ") }
}
