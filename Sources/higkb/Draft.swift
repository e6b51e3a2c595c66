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
        if FileSystem.isFolder(place) {
            throw Problem(.inputOutput, "cannot write: it is a folder", at: name, next: "name a file in it")
        }
        // Where a link leads, so that the file is replaced and not the link.
        self.place = FileSystem.target(of: place)
        self.name = name
        path = self.place + ".\(getpid()).partial"
    }

    /// Makes the file, which must not be there yet.
    ///
    /// - Parameter mode: its permissions, those of the file whose place it takes; `nil` for a new file's.
    /// - Returns: the descriptor to write it through.
    func create(mode: mode_t? = nil) throws -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, mode ?? 0o644)
        guard descriptor >= 0 else { throw System.failure("cannot write", name) }
        // What the mask of the process has taken away.
        if let mode, fchmod(descriptor, mode) != 0 {
            let failure = System.failure("cannot set who may read", name)
            close(descriptor)
            unlink(path)
            throw failure
        }
        return descriptor
    }

    /// Moves the file into its place or, when it isn't whole, removes it.
    func end(isWhole: Bool) throws {
        guard isWhole else {
            unlink(path)
            return
        }
        guard rename(path, place) == 0 else {
            let failure = System.failure("cannot write", name)
            unlink(path)
            throw failure
        }
    }

    /// Hands over a path to be written to by others, then moves the file into its place.
    ///
    /// - Parameters:
    ///   - mode: the permissions that the file ends with.
    ///   - body: asks its second argument often, and throws when that says that a signal asks for an end.
    static func write(
        to place: String, mode: mode_t, _ body: (_ path: String, _ isStopped: @escaping () -> Bool) throws -> Void
    ) throws {
        let draft = try Draft(of: place, named: place)
        guard !FileSystem.isSpecial(place) else {
            throw Problem(.inputOutput, "cannot write: it is no file", at: place, next: "name a file")
        }
        close(try draft.create())
        let progress = Progress.onTerminal()
        defer { progress?.end() }
        do {
            try body(draft.path) {
                progress?.tell { FileSystem.size(of: draft.path) }
                return Interruption.isAsked
            }
            guard chmod(draft.path, mode) == 0 else { throw System.failure("cannot set who may read", place) }
            try Interruption.checkWriting()
        } catch {
            try draft.end(isWhole: false)
            // SQLite and libxml2 end with errors of their own when they are stopped; the interruption is the reason.
            try Interruption.checkWriting()
            throw named(error, draft: draft.path, name: place)
        }
        try draft.end(isWhole: true)
    }

    /// An error of whoever wrote the draft, with its place as the user named it.
    static func named(_ error: any Error, draft: String, name: String) -> any Error {
        guard let problem = error as? Problem, let place = problem.place, place.hasPrefix(draft) else { return error }
        return Problem(problem.kind, problem.message, at: name + place.dropFirst(draft.count), next: problem.next)
    }
}
