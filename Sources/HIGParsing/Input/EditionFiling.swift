import ConcurrentWork
import HIGModel

/// Files sorted into editions, one after the other.
struct EditionFiling {
    /// Whether the user said which edition all files are of.
    let isOverridden: Bool
    var passedOver: [PassedOver: [String]] = [:]
    var leftOut: [Problem] = []
    private var editions: [String: Edition] = [:]
    /// The number of the chunk that each edition has its title from, or the greatest of all, and the title.
    private var titled: [String: (Int, String)] = [:]
    private var sources: [String: [SourceInput]] = [:]
    /// The ids of the editions that the user or a manifest names.
    private var named: Set<String> = []
    /// The ids of those that some file says to be Apple's.
    private var claimed: Set<String> = []
    private var documents = EditionDocuments()

    init(isOverridden: Bool) { self.isOverridden = isOverridden }

    mutating func take(_ found: IdentifiedFile) throws(Problem) {
        let (file, edition, input) = (found.file, found.edition, found.input)
        if isOverridden || file.named != nil {
            named.insert(edition.id)
        } else {
            try documents.take(input.source)
        }
        if !claimed.contains(edition.id), !found.isGuess || file.saysWhose {
            claimed.insert(edition.id)
        }
        // A chunk's header has the title as it is printed, a folder's name often not; which file comes first changes nothing.
        let rank = (input.source.chunk ?? .max, edition.title)
        if titled[edition.id].map({ rank < $0 }) ?? true {
            titled[edition.id] = rank
            editions[edition.id] = edition
        }
        sources[edition.id, default: []].append(input)
    }

    func assignment() -> Assignment {
        var leftOut = leftOut
        let found = editions.values.sorted()
        let settled = found.map { sources[$0.id] ?? [] }.concurrentMap { SettledSources($0) }
        let inputs = zip(found, settled).map { edition, settled in
            leftOut += settled.refused
            return EditionInput(
                edition: edition, sources: settled.sources, isNamed: named.contains(edition.id),
                isGuess: !claimed.contains(edition.id))
        }
        return Assignment(editions: inputs, passedOver: passedOver, leftOut: leftOut)
    }
}
