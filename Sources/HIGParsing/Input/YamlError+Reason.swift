import Yams

extension YamlError {
    /// The line at which the text stops being YAML, where the parser tells.
    var line: Int? {
        switch self {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        case .duplicatedKeysInMapping(_, let context): context.mark.line
        default: nil
        }
    }

    /// What is wrong there, for people; `nil` where the parser does not tell.
    var reason: String? {
        switch self {
        case .duplicatedKeysInMapping(let keys, _):
            keys.first.map { "the key \($0) stands twice" }
        case .scanner(let context, let problem, let mark, let yaml),
            .parser(let context, let problem, let mark, let yaml),
            .composer(let context, let problem, let mark, let yaml):
            YamlError.isIndentedByTab(line: mark.line, of: yaml)
                ? "a tab where spaces must be" : [context?.text, problem].compactMap { $0 }.joined(separator: ", ")
        default: nil
        }
    }

    private static func isIndentedByTab(line: Int, of yaml: String) -> Bool {
        let lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(line - 1) else { return false }
        return lines[line - 1].prefix { $0 == " " || $0 == "\t" }.contains("\t")
    }
}
