import HIGModel
import HIGText

/// Files that come into one edition and stay in another one, as they do where a date or a name was corrected in between.
struct HeldElsewhere {
    private struct File: Hashable {
        let name: String
        let digest: String

        init(_ source: Source) { (name, digest) = (source.file, source.digest) }
    }

    /// By edition.
    private let held: [String: Set<File>]

    /// - Parameter sources: those held before anything comes in.
    init(_ sources: [Source]) {
        held = Dictionary(grouping: sources, by: \.edition).mapValues { Set($0.map(File.init)) }
    }

    /// One for each edition that holds some of the files.
    ///
    /// - Parameters:
    ///   - sources: those that are new to an edition.
    ///   - edition: that edition.
    func warnings(of sources: [Source], newTo edition: String) -> [String] {
        let files = Set(sources.map(File.init))
        return held.keys.filter { $0 != edition }.sorted().compactMap { other in
            let shared = held[other, default: []].intersection(files).count
            guard shared > 0 else { return nil }
            let isAll = shared == held[other]?.count
            return "\(edition) and \(other) both hold \(counted(shared, "file")) of the same name and text"
                + (isAll ? ": where these have moved, higkb forget \(other.shellWord) takes them out there" : "")
        }
    }
}
