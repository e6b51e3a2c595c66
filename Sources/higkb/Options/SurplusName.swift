import ArgumentParser
import HIGText

/// A name behind a command that lists all there is: of one, another command tells.
struct SurplusName: ParsableArguments {
    @Argument(help: .private)
    var words: [String] = []

    /// - Parameter form: what to type to see what was named.
    /// - Throws: where a name is given, what to type in its stead.
    func check(of command: String, _ form: (_ name: String) -> String) throws {
        guard !words.isEmpty else { return }
        let name = words.joined(separator: " ").abridged.shellWord
        throw ValidationError("\(command) lists all and takes no name: \(form(name))")
    }
}
