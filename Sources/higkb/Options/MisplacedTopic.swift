import ArgumentParser
import HIGText

/// The option `--topic` where a topic is an argument: it is an option of `search` and `export`, so that hands and programs
/// type it elsewhere too.
struct MisplacedTopic: ParsableArguments {
    @Option(name: .customLong("topic"), help: .private)
    var topic: String?

    /// - Parameter form: the command with the topic in its place.
    /// - Throws: where the option is given, what to type in its stead.
    func check(_ form: (_ topic: String) -> String) throws {
        guard let topic else { return }
        throw ValidationError("the topic stands without --topic: \(form(topic.abridged.shellWord))")
    }
}
