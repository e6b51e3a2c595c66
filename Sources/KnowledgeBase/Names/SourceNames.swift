import HIGModel
import HIGText

/// Understands how users name sources: by file, by the end of its path, with the edition before it or not, and with
/// folders cut short, as in `2011/chunk_108.md`.
struct SourceNames {
    let sources: [Source]

    /// The source of a name; `nil` when there is none.
    /// - Throws: a usage `Problem` that lists the candidates when there are several.
    func find(_ name: String) throws -> Source? {
        let name = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
        var matching = sources.filter { $0.file == name || "\($0.edition)/\($0.file)" == name }
        if matching.isEmpty { matching = sources.filter { $0.file.hasSuffix("/" + name) } }
        if matching.isEmpty { matching = sources.filter { SourceNames.abbreviates(name, "\($0.edition)/\($0.file)") } }
        guard matching.count > 1 else { return matching.first }
        let names = matching.map { source in
            matching.count { $0.file == source.file } > 1 ? "\(source.edition)/\(source.file)" : source.file
        }
        throw Problem(
            .usage, "\(name.abridged) names several sources: \(Suggestion.beginning(of: names))",
            next: "give more of the path")
    }

    /// Names as long as what was typed, for finding near ones.
    func names(like name: String) -> [String] {
        let parts = name.split(separator: "/").count
        return sources.map { $0.file.split(separator: "/").suffix(max(1, parts)).joined(separator: "/") }
    }

    /// Whether the last part of a name is a path's file and the others, in order, start the names of its folders.
    private static func abbreviates(_ name: String, _ path: String) -> Bool {
        var parts = name.split(separator: "/").map { $0.hasSuffix("…") ? $0.dropLast() : $0 }
        var folders = path.split(separator: "/")
        guard parts.count > 1, let file = parts.popLast(), folders.popLast() == file else { return false }
        for part in parts {
            guard let found = folders.firstIndex(where: { $0.hasPrefix(part) || $0.contains("-" + part) }) else {
                return false
            }
            folders.removeSubrange(...found)
        }
        return true
    }
}
