/// How many words of some texts name each topic, by the topics' numbers.
struct TopicMentions {
    private var counts: [Int]
    /// Those that are named, in order of appearance.
    private var named: [Int] = []

    /// - Parameter topics: how many there are.
    init(topics: Int) { counts = Array(repeating: 0, count: topics) }

    /// - Parameter count: at least 1.
    mutating func add(_ count: Int, to topic: Int) {
        if counts[topic] == 0 { named.append(topic) }
        counts[topic] += count
    }

    /// Those that are named, by falling counts; of the same count in order of appearance.
    var topics: [Int] {
        named.enumerated()
            .sorted { (counts[$1.element], $0.offset) < (counts[$0.element], $1.offset) }.map(\.element)
    }
}
