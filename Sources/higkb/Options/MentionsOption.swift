import ArgumentParser

/// Whether rules on other topics that speak of the one asked about are taken in.
struct MentionsOption: ParsableArguments {
    @Flag(name: .customLong("mentions"), help: "Also rules on other topics that speak of this one.")
    var areAskedFor = false

    /// - Throws: where they are asked for and no topic is.
    func check(topic: String?) throws {
        guard areAskedFor, topic == nil else { return }
        throw ValidationError("--mentions needs a topic, such as toolbar")
    }
}
