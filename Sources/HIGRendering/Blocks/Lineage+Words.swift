import HIGModel

extension Lineage.Note {
    /// One phrase for the reader.
    var words: String {
        switch self {
        case .removed: "removed"
        case .notFound(let reason): "not found; \(reason)"
        case .from(let rule): "from \(rule.quoted)"
        case .fromElsewhere(let rule): "from \(rule.edition): \(rule.quoted)"
        }
    }
}
