/// What is written as a folder of files.
public protocol FolderFormat {
    /// A file that every such folder has, near the beginning of which stands `signature`: by both together one is known
    /// to be of this make.
    static var hallmark: String { get }

    /// Words that nobody else's file of that name has.
    static var signature: String { get }

    /// Writes all files.
    func write(to folder: any Folder) throws
}
