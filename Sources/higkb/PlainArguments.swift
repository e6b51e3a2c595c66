import ArgumentParser
import HIGModel

/// The arguments of a question in their plainest form: words, and the options that every question has.
///
/// The parser learns what a command takes by looking into its properties at run time, which takes as long as a whole
/// answer. What people type most is read here instead; whatever else there is, mistakes too, is the parser's.
struct PlainArguments {
    let words: [String]
    private var values: [String: String] = [:]
    private var flags: Set<String> = []

    private static let options = ["--db", "--format"]
    private static let switches = ["--json", "--no-pager"]

    /// - Returns: `nil` unless each argument is a word, or one of these options, given once and with its value.
    init?(_ arguments: some Sequence<String>) {
        var words: [String] = []
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            if PlainArguments.switches.contains(argument) {
                guard flags.insert(argument).inserted else { return nil }
            } else if PlainArguments.options.contains(argument) {
                guard let value = arguments.next(), !value.hasPrefix("-") else { return nil }
                guard values.updateValue(value, forKey: argument) == nil else { return nil }
            } else {
                guard !argument.hasPrefix("-") else { return nil }
                words.append(argument)
            }
        }
        self.words = words
    }

    func value(_ option: String) -> String? { values[option] }

    func has(_ flag: String) -> Bool { flags.contains(flag) }
}

// MARK: - Options

extension DatabaseOptions {
    fileprivate init(_ arguments: PlainArguments) {
        self.init()
        db = arguments.value("--db")
    }
}

extension OutputOptions {
    fileprivate init?(_ arguments: PlainArguments) {
        self.init()
        format = nil
        if let name = arguments.value("--format") {
            guard let offered = OfferedFormat<Menu>(argument: name) else { return nil }
            format = offered
        }
        json = arguments.has("--json")
        // Together they may contradict each other.
        guard format == nil || !json else { return nil }
        color = .auto
        noPager = arguments.has("--no-pager")
    }
}

// MARK: - Questions

extension Higkb.Show {
    init?(_ arguments: PlainArguments) {
        guard let output = OutputOptions<ListMenu>(arguments), arguments.words.count == 1 else { return nil }
        self.init()
        rule = arguments.words[0]
        raw = false
        passages = false
        evidence = false
        database = DatabaseOptions(arguments)
        self.output = output
    }
}

extension Higkb.Diff {
    init?(_ arguments: PlainArguments) {
        guard let output = OutputOptions<DiffMenu>(arguments), (2...3).contains(arguments.words.count) else {
            return nil
        }
        self.init()
        names = arguments.words
        exitCode = false
        selection = ChangeSelection()
        selection.only = nil
        selection.stat = false
        selection.near = false
        database = DatabaseOptions(arguments)
        self.output = output
    }
}

extension Higkb.History {
    init?(_ arguments: PlainArguments) {
        guard let output = OutputOptions<ListMenu>(arguments), arguments.words.count == 1 else { return nil }
        self.init()
        name = arguments.words[0]
        since = nil
        database = DatabaseOptions(arguments)
        self.output = output
    }
}

extension Higkb.Search {
    init?(_ arguments: PlainArguments) {
        guard let output = OutputOptions<ListMenu>(arguments), !arguments.words.isEmpty else { return nil }
        self.init()
        query = arguments.words
        filters = SearchFilters()
        filters.edition = []
        filters.series = nil
        filters.since = nil
        filters.topic = nil
        filters.modality = nil
        filters.platform = []
        allEditions = false
        descriptions = false
        limit = SearchQuery.usualLimit
        offset = 0
        database = DatabaseOptions(arguments)
        self.output = output
    }
}
