import HIGModel

/// The file of decisions about links as it was before a change, to put it back should the database not follow.
struct HeldDecisions {
    private let path: String
    /// `nil` where there was no file.
    let text: String?
    /// What the change wrote; `nil` before it.
    private var written: String?

    /// - Parameter database: the path of the database that the file lies beside.
    init(beside database: String) throws {
        path = PinFile.path(beside: database)
        text = try CompanionFile.text(at: path, called: PinFile.name)
    }

    /// Writes the file anew.
    ///
    /// - Throws: `Problem` when it was edited meanwhile, or cannot be written.
    mutating func replace(with text: String) throws {
        guard try CompanionFile.text(at: path, called: PinFile.name) == self.text else {
            throw Problem(
                .inputOutput, "\(PinFile.name) were edited meanwhile", at: path,
                next: "nothing was changed: run the command again")
        }
        try CompanionFile.write(text, to: path, called: PinFile.name)
        written = text
    }

    /// Puts back what the change has written; without one, the file is left alone.
    ///
    /// - Throws: `Problem` when it was edited since, or cannot be written or removed.
    func restore() throws {
        guard let written else { return }
        guard try CompanionFile.text(at: path, called: PinFile.name) == written else {
            throw Problem(
                .inputOutput, "\(PinFile.name) were edited meanwhile, and keep what the catalog decided", at: path,
                next: "take out what should not stay")
        }
        guard let text else { return try CompanionFile.remove(path, called: PinFile.name) }
        try CompanionFile.write(text, to: path, called: PinFile.name)
    }
}
