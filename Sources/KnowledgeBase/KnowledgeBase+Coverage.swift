import HIGModel
import HIGStore
import HIGText

extension KnowledgeBase {
    /// What became of the characters of every edition's sources, oldest edition first.
    public func coverage() throws -> [Coverage] {
        try store.read { try $0.coverage() }
    }

    /// All passages of a source, in order.
    ///
    /// - Parameter name: the source's file, or an end of its path that no other has.
    /// - Throws: `Problem` with near names when there is no such source, or with all when several fit.
    public func passages(ofSource name: String) throws -> SourcePassages {
        try store.read { reader in
            let names = SourceNames(sources: try reader.sources())
            guard let source = try names.find(name), let found = try reader.sourcePassages(of: source) else {
                let near = Suggestion.nearest(to: name, among: names.names(like: name))
                throw Problem(
                    .nothingFound, "no source is called \(name.nameTyped)",
                    next: Suggestion.choice(of: near) ?? "give a file's path or the end of it, as rules are cited with")
            }
            return found
        }
    }
}
