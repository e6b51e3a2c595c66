import HIGModel

/// A question in plain arguments.
struct PlainQuestion {
    let question: any Question
    let database: String?
    let output: Output

    /// - Parameter arguments: the name of the command, and what follows it.
    /// - Returns: `nil` for whatever else the arguments are: other commands, other options, mistakes.
    init?(_ arguments: ArraySlice<String>) {
        guard let command = arguments.first, let plain = PlainArguments(arguments, of: command) else { return nil }
        let words = plain.words
        let formats = command == "diff" ? DiffMenu.formats : ListMenu.formats
        switch command {
        case "show" where words.count == 1: question = ShowQuestion(name: words[0])
        case "diff" where DiffQuestion.admits(words): question = DiffQuestion(words)
        case "history" where !words.isEmpty: question = HistoryQuestion(name: words.joined(separator: " "))
        case "search" where !words.isEmpty:
            guard let query = SearchQuery(plain) else { return nil }
            question = query
        default: return nil
        }
        guard let format = plain.format(among: formats) else { return nil }
        output = Output(format: format, noPager: plain.has("--no-pager"))
        database = plain.value("--db")
    }

    func answer() throws {
        try question.answer(from: try DatabasePlace(option: database, variable: System.variable), to: output)
    }
}

extension PlainArguments {
    /// The arguments that follow a command's name, which comes first.
    fileprivate init?(_ arguments: ArraySlice<String>, of command: String) {
        let isSearch = command == "search"
        self.init(
            arguments.dropFirst(), options: isSearch ? ["--edition", "--topic", "--limit", "--offset"] : [],
            switches: isSearch ? ["--all-editions", "--descriptions"] : [])
    }

    /// The format asked for; `nil` for one that is not offered, and for two, which may contradict each other.
    fileprivate func format(among offered: [FormatName]) -> FormatName? {
        let named = value("--format")
        if has("--json") { return named == nil ? .json : nil }
        return offered.first { named == nil || $0.rawValue == named }
    }
}

extension SearchQuery {
    fileprivate init?(_ plain: PlainArguments) {
        guard let limit = plain.number("--limit", usual: SearchQuery.usualLimit, atLeast: 1),
            let offset = plain.number("--offset", usual: 0, atLeast: 0)
        else { return nil }
        self.init(
            text: ExcludedWords.text(of: plain.words), editions: plain.value("--edition").map { [$0] } ?? [],
            topics: plain.value("--topic").map { [$0] } ?? [], allEditions: plain.has("--all-editions"),
            descriptions: plain.has("--descriptions"), limit: limit, offset: offset)
    }
}
