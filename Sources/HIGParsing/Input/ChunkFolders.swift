import HIGModel

/// Which edition the chunks in each folder are of: that of the whole document beside them, which bears no header.
struct ChunkFolders {
    /// By the names of the folders around a document.
    private var editions: [[String]: Set<Edition>] = [:]

    /// Takes note of where a chunk lies.
    mutating func note(_ file: InputFile, of edition: Edition) {
        editions[ChunkFolders.place(of: file), default: []].insert(edition)
    }

    /// The edition of the chunks that lie beside a file or in `chunks/` beside it; `nil` where there are none, or they
    /// are of several editions.
    func edition(beside file: InputFile) -> Edition? {
        let found = editions[ChunkFolders.place(of: file), default: []]
        return Set(found.map(\.id)).count == 1 ? found.min { $0.title < $1.title } : nil
    }

    private static func place(of file: InputFile) -> [String] {
        file.folders.first == "chunks" ? Array(file.folders.dropFirst()) : file.folders
    }
}
