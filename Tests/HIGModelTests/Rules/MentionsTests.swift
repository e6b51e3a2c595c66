import HIGModel
import Testing

@Suite("Rules on other topics that speak of one")
struct MentionsTests {
    @Test("are counted, with the question that takes them in")
    func note() {
        #expect(Mentions(rules: 1)?.note() == "1 rule on other topics speaks of it: --mentions")
        #expect(
            Mentions(rules: 2)?.note(askedBy: "higkb history undo")
                == "2 rules on other topics speak of it: higkb history undo --mentions")
    }

    @Test("are not told of where there are none")
    func none() {
        #expect(Mentions(rules: 0) == nil)
    }
}
