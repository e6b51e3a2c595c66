import Testing

@testable import HIGParsing

@Suite("TopicMentions")
struct TopicMentionsTests {
    @Test("the topics that most words name come first, of the same count the one that appeared first")
    func order() {
        var tally = TopicMentions(topics: 5)
        for (count, topic) in [(1, 3), (2, 0), (1, 4), (1, 3), (3, 2)] { tally.add(count, to: topic) }
        #expect(tally.topics == [2, 3, 0, 4])
        #expect(TopicMentions(topics: 0).topics == [])
    }
}
