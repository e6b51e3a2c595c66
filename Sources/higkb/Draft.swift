import HIGModel

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file beside the place that it is to take.
struct Draft {
    let path: String
    private let place: String
    private let name: String

    /// - Throws: `Problem` when a folder is in the way.
    init(of place: String, named name: String) throws {
        if System.isFolder(place) {
            throw Problem(.inputOutput, "cannot write: it is a folder", at: name, next: "name a file in it")
        }
        self.place = place
        self.name = name
        path = place + ".\(getpid()).partial"
    }

    /// - Throws: `Interruption.Requested` when a signal asks for an end: whoever writes then removes what there is.
    static func check() throws { try Interruption.check("nothing was written") }

    /// Moves the file into its place or, when it isn't whole, removes it.
    func end(isWhole: Bool) throws {
        if isWhole, rename(path, place) == 0 { return }
        let failure = System.failure("cannot write", name)
        unlink(path)
        if isWhole { throw failure }
    }

    /// Hands over a path to be written to by others, then moves the file into its place.
    ///
    /// - Parameter mode: the permissions that the file ends with.
    static func write(to place: String, mode: mode_t, _ body: (_ path: String) throws -> Void) throws {
        let draft = try Draft(of: place, named: place)
        guard !System.isSpecial(place) else {
            throw Problem(.inputOutput, "cannot write: it is no file", at: place, next: "name a file")
        }
        let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
        guard descriptor >= 0 else { throw System.failure("cannot write", place) }
        close(descriptor)
        do {
            try body(draft.path)
            chmod(draft.path, mode)
            try check()
        } catch {
            try draft.end(isWhole: false)
            // Others' work ends with an error of theirs when it is stopped.
            try check()
            throw error
        }
        try draft.end(isWhole: true)
    }
}
