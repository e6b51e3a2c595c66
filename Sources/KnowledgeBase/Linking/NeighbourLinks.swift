import ConcurrentWork
import Foundation
import HIGLineage
import HIGModel

/// The links between neighbouring editions that are read, found while the last of them are still being written.
///
/// Not before all are read: until then reading keeps all cores busy, and what is read late is written late.
final class NeighbourLinks: @unchecked Sendable {
    private let lock = NSLock()
    private let steps: [LinkedStep]
    /// How many editions are still to be read.
    private var unread: Int
    private var coming: [String: AheadValue<EditionProfile>] = [:]
    private var found: AheadValue<[LinkedStep: [Link]]>?

    /// - Parameters:
    ///   - editions: all there will be.
    ///   - unread: how many of them are to be read, or may stay as they are; `take` has to be called for each.
    init(among editions: [Edition], unread: Int) {
        steps = LinkedStep.all(among: editions)
        self.unread = unread
    }

    /// Takes the profile of an edition, on any thread; after the last one the links are looked for.
    ///
    /// - Parameter profile: `nil` where the edition stays as it is.
    func take(_ profile: AheadValue<EditionProfile>?, of edition: String) {
        lock.withLock {
            if let profile { coming[edition] = profile }
            unread -= 1
            guard unread == 0 else { return }
            found = AheadValue { [steps, coming] in
                let profiles = try coming.mapValues { try $0.value() }
                let pairs = steps.compactMap { step in
                    profiles[step.older].flatMap { older in profiles[step.newer].map { (step, older, $0) } }
                }
                let links = Aligner().links(ofEach: pairs.map { (older: $0.1, newer: $0.2) })
                return Dictionary(uniqueKeysWithValues: zip(pairs.map(\.0), links))
            }
            coming = [:]
        }
    }

    /// The links of each step whose editions were both read; none before all are. Asks meanwhile whether to go on waiting.
    ///
    /// - Throws: what `goOn` throws.
    func links(while goOn: () throws -> Void) throws -> [LinkedStep: [Link]] {
        try lock.withLock { found }?.value(while: goOn) ?? [:]
    }
}
