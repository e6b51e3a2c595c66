import ArgumentParser

/// Two rules of different editions.
struct RulePair: ParsableArguments {
    @Argument(help: "A rule's id, or the end of one.")
    var first: String

    @Argument(help: "A rule of another edition.")
    var second: String
}
