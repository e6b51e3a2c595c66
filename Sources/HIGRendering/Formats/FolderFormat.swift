/// What is written as a folder of files.
public protocol FolderFormat {
    /// A file that every such folder has, by which one is known to be of this format.
    static var hallmark: String { get }

    /// Writes all files.
    func write(to folder: any Folder) throws
}
