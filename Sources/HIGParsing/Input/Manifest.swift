import HIGModel
import Yams

/// What a `higkb.yaml` says of the files in its folder.
///
/// ```yaml
/// title: iPhone Human Interface Guidelines for Web Applications
/// series: ios
/// date: 2008-06
/// files: [chunks, full_document.md]
/// ```
///
/// A list of such mappings under `editions` names several. Without `files` all files below the folder are meant.
struct Manifest: Sendable {
    static let fileName = "higkb.yaml"

    struct Entry: Sendable {
        let override: EditionOverride
        /// The line that it begins on, where the parser tells.
        let line: Int?
        /// Files and folders, relative to the manifest's folder, each with its line; `nil` for all.
        let files: [(path: String, line: Int)]?
    }

    let entries: [Entry]
    private let file: String

    private static let keys: Set<String> = ["id", "title", "series", "date", "files"]

    /// - Parameter file: how errors name the manifest.
    /// - Throws: `Problem` that names file and line when the text is not YAML or says what a manifest does not know.
    init(_ text: String, file: String) throws(Problem) {
        self.file = file
        let root: Node?
        do {
            root = try HandWrittenYAML.root(of: text)
        } catch {
            throw Manifest.problem(error.message, at: error.line, in: file)
        }
        guard let root else { throw Manifest.problem("the manifest is empty", at: nil, in: file) }
        if let editions = root.mapping?["editions"] {
            guard root.mapping?.count == 1, let sequence = editions.sequence else {
                let line = editions.mark?.line
                throw Manifest.problem("expected a list of editions and nothing else", at: line, in: file)
            }
            entries = try sequence.map { node throws(Problem) in try Manifest.entry(node, in: file) }
            try refuseContradictions(at: editions.mark?.line)
        } else {
            entries = [try Manifest.entry(root, in: file)]
        }
    }

    /// - Parameter line: of the list of editions.
    private func refuseContradictions(at line: Int?) throws(Problem) {
        if entries.isEmpty { throw Manifest.problem("the list of editions is empty", at: line, in: file) }
        var overrides: [String: EditionOverride] = [:]
        var paths: Set<String> = []
        for entry in entries {
            if let id = entry.override.id, let other = overrides.updateValue(entry.override, forKey: id),
                other != entry.override
            {
                throw Manifest.problem("the edition \(id) stands here twice, and otherwise", at: entry.line, in: file)
            }
            for (path, line) in entry.files ?? [] where !paths.insert(path).inserted {
                throw Manifest.problem("\(path) stands here twice", at: line, in: file)
            }
        }
    }

    /// What the manifest says of a file, by its path below the manifest's folder.
    func override(for path: String) -> EditionOverride? {
        index(for: path).map { entries[$0].override }
    }

    private func index(for path: String) -> Int? {
        entries.firstIndex { entry in
            entry.files?.contains { path == $0.path || path.hasPrefix($0.path + "/") } ?? true
        }
    }

    /// - Parameter paths: all files below the manifest's folder.
    /// - Throws: `Problem` that names the line of a file which is not there, or of an edition to which no file falls because
    ///   those before it take them all.
    func check(against paths: [String]) throws(Problem) {
        for (path, line) in entries.flatMap({ $0.files ?? [] })
        where !paths.contains(where: { $0 == path || $0.hasPrefix(path + "/") }) {
            throw Manifest.problem("there is no document \(path)", at: line, in: file)
        }
        guard entries.count > 1 else { return }
        let used = Set(paths.compactMap(index))
        for (index, entry) in entries.enumerated() where !used.contains(index) {
            throw Manifest.problem("no document is left for this edition", at: entry.line, in: file)
        }
    }

    private static func entry(_ node: Node, in file: String) throws(Problem) -> Entry {
        guard let mapping = node.mapping else {
            throw problem("expected id, title, series, date or files", at: node.mark?.line, in: file)
        }
        var words: [String: String] = [:]
        var files: [(path: String, line: Int)]?
        for (key, value) in mapping {
            guard let name = key.scalar?.string, keys.contains(name) else {
                throw problem("unknown key \(key.scalar?.string ?? "")", at: key.mark?.line, in: file)
            }
            if name == "files" {
                files = try list(value, of: name, in: file).map { (trimmed($0.text), $0.line) }
            } else if name == "series" {
                words[name] = try list(value, of: name, in: file).map(\.text).joined(separator: ",")
            } else {
                guard let text = value.scalar?.string, !text.isEmpty else {
                    throw problem("\(name) is not a text", at: (value.mark ?? key.mark)?.line, in: file)
                }
                words[name] = text
            }
        }
        do {
            let override = try EditionOverride(
                id: words["id"], series: words["series"], title: words["title"], date: words["date"],
                naming: \.rawValue)
            return Entry(override: override, line: node.mark?.line, files: files)
        } catch {
            throw problem(error.message, at: node.mark?.line, in: file)
        }
    }

    private static func list(_ node: Node, of name: String, in file: String) throws(Problem) -> [(
        text: String, line: Int
    )] {
        let nodes = node.sequence.map { Array($0) } ?? [node]
        if nodes.isEmpty { throw problem("the list of \(name) is empty", at: node.mark?.line, in: file) }
        var items: [(text: String, line: Int)] = []
        for node in nodes {
            guard let text = node.scalar?.string, !text.isEmpty else {
                throw problem("\(name) is not a text or a list of texts", at: node.mark?.line, in: file)
            }
            items.append((text, node.mark?.line ?? 1))
        }
        return items
    }

    private static func trimmed(_ path: String) -> String {
        let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        return path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private static func problem(_ message: String, at line: Int?, in file: String) -> Problem {
        Problem(
            .badData, message, at: line.map { "\(file):\($0)" } ?? file,
            next: "a manifest has id, title, series, date and files, or a list of such under editions")
    }
}
