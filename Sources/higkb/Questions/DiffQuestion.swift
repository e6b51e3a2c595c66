import ArgumentParser
import HIGModel

/// How rules changed from one edition to another.
struct DiffQuestion: Question {
    let topic: String?
    let older: String
    let newer: String
    let view: ChangeView
    /// Whether the exit code tells that something changed.
    let exitCode: Bool

    /// - Parameter names: two editions, with a topic before them or not.
    init(_ names: [String], view: ChangeView = ChangeView(), exitCode: Bool = false) {
        topic = names.dropLast(2).first
        older = names.dropLast().last ?? ""
        newer = names.last ?? ""
        self.view = view
        self.exitCode = exitCode
    }

    /// Whether so many names can be asked about.
    static func admits(_ names: [String]) -> Bool { (2...3).contains(names.count) }

    func answer(from place: DatabasePlace, to output: Output) throws {
        let whole = try place.open().diff(topic: topic, from: older, to: newer, near: view.near)
        let comparison = try view.applied(to: whole)
        try output.write(view.report(comparison))
        if exitCode, comparison.changes.contains(where: ChangeFilter.changed.admits) {
            throw ExitCode(ExitStatus.no.rawValue)
        }
    }
}
