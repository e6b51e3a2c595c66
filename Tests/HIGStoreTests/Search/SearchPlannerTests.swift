import HIGModel
import Testing

@testable import HIGStore

@Suite("SearchPlanner: what a question asks of the index")
struct SearchPlannerTests {
    /// Plans with the words of the sample, whose rules speak of images, visitors, toolbars and multi-segment buttons.
    private func plan(_ text: String, ignoresQuotes: Bool = false) throws -> SearchPlan {
        var plan = SearchPlan()
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            plan = try folder.read { reader in
                let vocabulary = SearchVocabulary(reader: reader)
                var planner = SearchPlanner(vocabulary: vocabulary, ignoresQuotes: ignoresQuotes)
                return try planner.plan(for: SearchTerms(text))
            }
        }
        return plan
    }

    private func exact(_ text: String, ignoresQuotes: Bool = false) throws -> [[String]] {
        try plan(text, ignoresQuotes: ignoresQuotes).concepts.map { $0.exact.map(\.expression) }
    }

    @Test(
        "each word is a concept, once; stop words are none unless there is nothing else",
        arguments: [
            ("images visitors", [["\"images\""], ["\"visitors\""]]), ("images IMAGES", [["\"images\""]]),
            ("what is the path", [["\"path\""]]), ("what is it", [["\"what\""], ["\"is\""], ["\"it\""]]), ("", []),
            ("dont images", [["\"images\""]]), ("dont", [["\"don t\""]]), ("don't it", [["\"don t\""], ["\"it\""]]),
        ])
    func concepts(text: String, expressions: [[String]]) throws {
        try #expect(exact(text) == expressions)
    }

    @Test("what stands in quotes is one concept that a rule must have, and words like others once quotes are ignored")
    func quotes() throws {
        let plan = try plan("\"visitors keep\" apart")
        #expect(plan.concepts.map(\.typed) == ["visitors keep", "apart"])
        #expect(plan.concepts.map(\.isRequired) == [true, false])
        let loose = try self.plan("\"visitors keep\" apart", ignoresQuotes: true)
        #expect(loose.concepts.map(\.typed) == ["visitors", "keep", "apart"])
        #expect(loose.concepts.allSatisfy { !$0.isRequired })
    }

    @Test("words with a hyphen are one thing where rules have it in either spelling, else two")
    func compounds() throws {
        try #expect(exact("multi-segment") == [["\"multi segment\"", "\"multisegment\""]])
        try #expect(exact("visitors-keep") == [["\"visitors\""], ["\"keep\""]])
        // Another name of a topic that no rule says.
        try #expect(exact("splash-screen") == exact("splash screen"))
        try #expect(plan("splash-screen").topics == ["launch-screen"])
    }

    @Test("a half-typed word counts as a beginning at the end of a question only, and from three letters on")
    func halfTyped() throws {
        try #expect(exact("vis") == [["\"vis\" *"]])
        try #expect(exact("vi") == [["\"vi\""]])
        try #expect(exact("vis path") == [["\"vis\""], ["\"path\""]])
    }

    @Test("figures and their unit are taken apart, and whole numbers left as they are")
    func measures() throws {
        let plan = try plan("5tabs")
        #expect(plan.concepts.map(\.typed) == ["5", "tabs"])
        #expect(plan.notes == ["no rule has “5tabs”; searching for “5” and “tabs”"])
        try #expect(self.plan("b2b").concepts.map(\.typed) == ["b2b"])
        try #expect(self.plan("44").concepts.map(\.typed) == ["44"])
    }

    @Test("a typing error is mended and told; a word that is like no other stays")
    func corrections() throws {
        let plan = try plan("visitrs wxyzwxyz")
        #expect(plan.concepts.map(\.typed) == ["visitors", "wxyzwxyz"])
        #expect(plan.notes == ["no rule has “visitrs”; did you mean “visitors”? searching for that"])
    }

    @Test("a word with its middle counted is written out, which is said")
    func abbreviations() throws {
        let plan = try plan("m10t toolbar")
        #expect(plan.concepts.map(\.typed) == ["multisegment", "toolbar"])
        #expect(plan.notes == ["“m10t” is short for “multisegment”; searching for that"])
    }

    @Test("neighbours are pairs, with stop words beside words too, but no two stop words, and none after a beginning")
    func pairs() throws {
        let pairs = try plan("is it the path visitors vis*").pairs
        #expect(pairs.map(\.expression) == ["\"the path\"", "\"path visitors\"", "\"visitors vis\" *"])
        try #expect(plan("vis* path").pairs == [])
    }

    @Test("a topic's other names join its words, which stand for the topic as well")
    func topics() throws {
        let plan = try plan("startup return arrow")
        #expect(plan.topics == ["back-button"])
        for concept in plan.concepts where concept.typed != "startup" {
            #expect(concept.near.contains(SearchPlan.Phrase(words: ["back", "button"])))
        }
        #expect(plan.concepts.first?.near.contains(SearchPlan.Phrase(words: ["back", "button"])) == false)
    }

    @Test("what is excluded is no concept, and is left out in all its spellings")
    func exclusions() throws {
        let plan = try plan("path -multi-segment -tool*")
        #expect(plan.concepts.map(\.typed) == ["path"])
        #expect(plan.excluded.map(\.expression) == ["\"multi segment\"", "\"multisegment\"", "\"tool\" *"])
    }
}
