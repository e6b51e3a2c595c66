import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("StepLinks")
struct StepLinksTests {
    private let step = EditionStep(older: "ios-2011", newer: "ios-2014")

    @Test("are those that the store holds")
    func stored() throws {
        try withSeeds { base in
            try base.store.read { reader in
                let links = try StepLinks(reader)
                let held = try reader.links(from: step.older, to: step.newer)
                #expect(!held.isEmpty)
                try #expect(links.links(from: step.older, to: step.newer) == held)
                #expect(Set(links.ends[step] ?? []) == Set(held.map(\.ends)))
                try #expect(Set(links.ends.values.joined()) == Set(reader.linkEnds()))
            }
        }
    }

    @Test("found anew take the place of those stored, of their step alone")
    func found() throws {
        try withSeeds { base in
            try base.store.read { reader in
                var links = try StepLinks(reader)
                let others = links.ends.filter { $0.key != step }
                let kept = try Array(reader.links(from: step.older, to: step.newer).prefix(1))
                links.take(kept, from: step.older, to: step.newer)
                try #expect(links.links(from: step.older, to: step.newer) == kept)
                #expect(links.ends[step] == kept.map(\.ends))
                #expect(links.ends.filter { $0.key != step } == others)
                links.take([], from: step.older, to: step.newer)
                try #expect(links.links(from: step.older, to: step.newer) == [])
            }
        }
    }
}
