/// A folder that takes files one after the other.
public protocol Folder {
    /// Writes one file.
    ///
    /// - Parameters:
    ///   - path: below the folder, parts joined by slashes.
    ///   - body: hands the text to its argument piece by piece.
    func write(_ path: String, _ body: (_ sink: (String) throws -> Void) throws -> Void) throws

    /// Where a file of the folder is to be written by others; the folders that it lies in are made.
    func place(of path: String) throws -> String
}
