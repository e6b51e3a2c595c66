/// What is written as a folder of files.
public protocol FolderFormat {
    /// A file that every such folder has, near the beginning of which stands `signature`: by both together one is known
    /// to be of this make.
    static var hallmark: String { get }

    /// Words that nobody else's file of that name has.
    static var signature: String { get }

    /// The file that names the others, as they are seen from its own folder, between brackets or quotation marks.
    static var index: String { get }

    /// The files that the index does not name: those of the folder itself, and what programs that read it add.
    static var unnamed: Set<String> { get }

    /// Writes all files.
    func write(to folder: any Folder) throws
}
