import ConcurrentWork
import HIGLineage
import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("EditionRules")
struct EditionRulesTests {
    private let lamp = Sample.rule("ios-2011/lamp/dim", "Dim the lamp.")

    @Test("are read from the store, in source order")
    func stored() throws {
        try withSeeds { base in
            try base.store.read { reader in
                let rules = EditionRules(reader)
                let held = try reader.rules(matching: RuleFilter(editions: ["ios-2011"]))
                #expect(!held.isEmpty)
                try #expect(rules.of("ios-2011") == held)
                try #expect(rules.of("nowhere") == [])
            }
        }
    }

    @Test("that have just been read are not asked for, until they are let go")
    func taken() throws {
        try withSeeds { base in
            try base.store.read { reader in
                let (rules, lamp) = (EditionRules(reader), lamp)
                rules.take([lamp], AheadValue { EditionProfile([lamp]) }, of: "ios-2011")
                try #expect(rules.of("ios-2011") == [lamp])
                let profile = try rules.profiles(of: ["ios-2011"]) { _, _ in true }
                #expect(profile["ios-2011"]?.rules == [lamp])
                rules.letGo()
                try #expect(!rules.of("ios-2011").contains(lamp))
            }
        }
    }

    @Test("have a profile for each end of each step, in the order asked for, also where one is asked for twice")
    func profiles() throws {
        try withSeeds { base in
            try base.store.read { reader in
                let steps = [("ios-2011", "ios-2014"), ("ios-2010-03", "ios-2011"), ("ios-2011", "ios-2014")].map {
                    EditionStep(older: $0, newer: $1)
                }
                let profiles = try EditionRules(reader).profiles(of: steps)
                #expect(profiles.map { Set($0.older.rules.map(\.edition)) } == steps.map { [$0.older] })
                #expect(profiles.map { Set($0.newer.rules.map(\.edition)) } == steps.map { [$0.newer] })
            }
        }
    }

    @Test("of which only some are needed have a profile of those, unless all are known")
    func needed() throws {
        try withSeeds { base in
            try base.store.read { reader in
                let all = try reader.rules(matching: RuleFilter(editions: ["ios-2011"]))
                let first = try #require(all.first)
                let rules = EditionRules(reader)
                let some = try rules.profiles(of: ["ios-2011"]) { rule, _ in rule == first.id }
                #expect(some["ios-2011"]?.rules == [first])
                _ = try rules.profiles(of: [EditionStep(older: "ios-2011", newer: "ios-2014")])
                let known = try rules.profiles(of: ["ios-2011"]) { _, _ in false }
                #expect(known["ios-2011"]?.rules == all)
            }
        }
    }
}
