/// The file of decisions about links as it was before a change.
struct HeldDecisions {
    private let path: String
    /// `nil` where there was none.
    private let text: String?

    /// - Parameter database: the path of the database that the file lies beside.
    init(beside database: String) throws {
        path = PinFile.path(beside: database)
        text = try CompanionFile.text(at: path, called: PinFile.name)
    }

    /// Puts the file back as it was, where it is not so any more.
    ///
    /// - Throws: `Problem` when it cannot be written or removed.
    func restore() throws {
        guard let text else { return try CompanionFile.remove(path, called: PinFile.name) }
        guard try CompanionFile.text(at: path, called: PinFile.name) != text else { return }
        try CompanionFile.write(text, to: path, called: PinFile.name)
    }
}
