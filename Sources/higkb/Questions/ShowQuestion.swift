import HIGModel
import HIGRendering
import KnowledgeBase

/// What a rule says, where it stands, and what became of it; or what was read from a file.
struct ShowQuestion: Question {
    /// A rule's id, the end of one, or a lineage's id; a file where its passages are asked for.
    let name: String
    var raw = false
    var passages = false
    var evidence = false

    func answer(from place: DatabasePlace, to output: Output) throws {
        let base = try place.open()
        if passages { return try output.write(Report(try base.passages(ofSource: name))) }
        try output.write(Report(try base.show(name, raw: raw), evidence: evidence))
    }
}
