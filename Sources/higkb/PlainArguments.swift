/// The arguments of a question in their plainest form: words, the options that every question has, and a few of its own.
///
/// The parser learns what a command takes by looking into its properties at run time, which takes as long as a whole
/// answer. What people type most is read here instead; whatever else there is, mistakes too, is the parser's.
struct PlainArguments {
    private(set) var words: [String] = []
    /// A list instead of a dictionary: each new type of dictionary makes the runtime look up how its keys are hashed.
    private var values: [(option: String, value: String)] = []
    private var flags: [String] = []

    private static let options = ["--db", "--format"]
    private static let switches = ["--json", "--no-pager"]

    /// - Parameters:
    ///   - options: those with a value that this question has beside every question's.
    ///   - switches: likewise those without a value.
    /// - Returns: `nil` unless each argument is a word, or one of the options, given once and with its value.
    init?(_ arguments: some Sequence<String>, options: [String] = [], switches: [String] = []) {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            if PlainArguments.switches.contains(argument) || switches.contains(argument) {
                guard !flags.contains(argument) else { return nil }
                flags.append(argument)
            } else if PlainArguments.options.contains(argument) || options.contains(argument) {
                guard let value = arguments.next(), !value.hasPrefix("-") else { return nil }
                guard self.value(argument) == nil else { return nil }
                values.append((argument, value))
            } else {
                guard !argument.hasPrefix("-") else { return nil }
                words.append(argument)
            }
        }
    }

    func value(_ option: String) -> String? { values.first { $0.option == option }?.value }

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    /// The whole number given for an option, or what is usual without the option; `nil` for what isn't such a number or
    /// is too small.
    func number(_ option: String, usual: Int, atLeast least: Int) -> Int? {
        guard let value = value(option) else { return usual }
        return Int(value).flatMap { $0 < least ? nil : $0 }
    }
}
