import HIGModel
import KnowledgeBase

/// Where the database lies.
struct DatabasePlace: Equatable {
    let path: String
    /// The folder that the program may make; absent when the user named the path.
    let folder: String?
    /// Completes what the program advises.
    let nextStep: NextStep

    /// - Throws: a usage `Problem` when the path is empty, or neither it nor a home folder is known.
    init(option: String?, variable: (String) -> String?) throws {
        if option == "" {
            throw Problem(.usage, "--db needs the name of a file", next: "name one, or leave --db out")
        }
        nextStep = NextStep(database: option)
        if let named = option ?? variable("HIGKB_DB") {
            path = named
            folder = nil
            return
        }
        guard let data = DatabasePlace.dataFolder(variable) else {
            throw Problem(.usage, "there is no home folder to keep the database in", next: "name a file with --db")
        }
        path = data + "/higkb/higkb.sqlite"
        folder = data + "/higkb"
    }

    /// Opens the database; to write, the platform's data folder is made first when the database belongs there.
    func open(_ access: KnowledgeBase.Access = .reading) throws -> KnowledgeBase {
        if case .writing = access, let folder { try FileSystem.makeFolder(folder) }
        let base = try KnowledgeBase(path: path, access: access)
        if case .reading = access { base.keepOpen() }
        if let note = base.note { Remarks.note([nextStep.completed(note)]) }
        return base
    }

    private static func dataFolder(_ variable: (String) -> String?) -> String? {
        #if os(macOS)
            return variable("HOME").map { $0 + "/Library/Application Support" }
        #else
            return variable("XDG_DATA_HOME") ?? variable("HOME").map { $0 + "/.local/share" }
        #endif
    }
}
