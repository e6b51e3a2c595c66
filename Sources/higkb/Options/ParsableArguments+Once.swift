import ArgumentParser
import HIGText

extension ParsableArguments {
    /// Refuses a second value of an option that takes one.
    ///
    /// Such an option is read into a list, as of two values for one the parser would take the second and drop the first
    /// without a word.
    ///
    /// - Parameter advice: what to do for both, as in "for both, type them among the words: …".
    func checkOnce(_ option: String, _ values: [String], or advice: String? = nil) throws {
        guard values.count > 1 else { return }
        let refusal = advice.map { "; " + $0 } ?? ", not " + values.map(\.nameTyped).joined(separator: " and ")
        throw ValidationError("--\(option) takes one value" + refusal)
    }
}
