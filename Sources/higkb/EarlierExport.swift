import HIGRendering

/// A folder that an export wrote before, which another one is to replace.
struct EarlierExport {
    private let path: String
    /// What the export wrote, and the folders that these lie in, as seen from the folder.
    private let files: Set<String>
    private let folders: Set<String>

    /// What a system lays into every folder that somebody looks at.
    private static let traces: Set = [".DS_Store"]

    init(path: String, format: any FolderFormat.Type) {
        self.path = path
        let home = format.index.lastIndex(of: "/").map { String(format.index[...$0]) } ?? ""
        let marks: Set<Character> = ["(", ")", "\""]
        // More words than are names; none of them does harm.
        let named = FileSystem.text(of: "\(path)/\(format.index)").split { marks.contains($0) }
        var files = format.unnamed
        for name in named { files.insert(home + name) }
        files.formUnion([format.hallmark, format.index])
        self.files = files
        folders = Set(files.flatMap(EarlierExport.folders))
    }

    /// The folders that a file lies in.
    private static func folders(of file: String) -> [String] {
        file.indices.filter { file[$0] == "/" }.map { String(file[..<$0]) }
    }

    /// The first thing in the folder, in the order of names, that the export did not write; `nil` where there is none.
    var addition: String? { addition(in: "") }

    private func addition(in folder: String) -> String? {
        guard let names = FileSystem.names(in: "\(path)/\(folder)") else { return folder }
        for name in names.sorted() {
            let inner = folder + name
            if FileSystem.isFolder(unlinked: "\(path)/\(inner)") {
                guard folders.contains(inner) else { return inner }
                if let addition = addition(in: inner + "/") { return addition }
            } else if !files.contains(inner), !EarlierExport.traces.contains(name) {
                return inner
            }
        }
        return nil
    }
}
