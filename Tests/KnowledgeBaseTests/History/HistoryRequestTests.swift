import HIGModel
import HIGStore
import Testing

@testable import KnowledgeBase

@Suite("A request for a history")
struct HistoryRequestTests {
    private func answer(_ name: String, on line: [String], _ body: (HistoryRequest.Answer?) -> Void) throws {
        try withSeeds { base in
            try base.store.read { reader in
                let family = try reader.topicFamily(name)
                let view = family.map { TopicView($0, withMentions: false) }
                let request = HistoryRequest(
                    name: name, family: family, withMentions: false, series: nil,
                    line: try reader.editions().filter { line.contains($0.id) })
                try body(request.answer(from: reader.rules(matching: view?.filter ?? RuleFilter(ids: [name])), reader))
            }
        }
    }

    @Test("is answered with each lineage in the editions asked about, and no notes yet")
    func told() throws {
        try answer("back-button", on: ["ios-2011", "ios-2014"]) { answer in
            #expect(answer?.history.subject == "Back button")
            #expect(answer?.history.lineages.isEmpty == false)
            let editions = answer?.history.lineages.flatMap(\.steps).map(\.edition.id) ?? []
            #expect(Set(editions).isSubset(of: ["ios-2011", "ios-2014"]))
            #expect(answer?.history.notes == [])
            #expect(answer?.leftOut == nil)
        }
    }

    @Test("has no answer where the editions say nothing of it")
    func nothing() throws {
        try answer("back-button", on: []) { #expect($0 == nil) }
        try answer("ios-2011/lamp/dim", on: ["ios-2011"]) { #expect($0 == nil) }
    }
}
