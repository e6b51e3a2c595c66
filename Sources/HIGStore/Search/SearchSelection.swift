import HIGModel

/// The hits of a ranking in order, one a lineage unless every rule counts.
struct SearchSelection {
    struct Choice {
        let match: Match
        let score: Float
        /// Whether it has every concept of the question.
        let hasAll: Bool
        let hasMost: Bool
        let age: UInt8
        /// The lineage's place; what is no rule comes last.
        let lineage: Int
    }

    enum Match {
        /// A position in the facts.
        case rule(Int)
        /// A row of the index of descriptions.
        case passage(Int)

        var number: Int {
            switch self {
            case .rule(let place): place
            case .passage(let number): number
            }
        }
    }

    /// Best first: what has all concepts before what has some; then by score; ties by newest edition, then by lineage.
    private(set) var choices: [Choice] = []

    private let facts: SearchFacts

    /// How near to the best of its lineage a rule's score must come to be shown in its place for being newer: advice
    /// that was reworded past recognition is better quoted in the words that were asked for.
    private static let nearness: Float = 0.9
    /// The newest edition's lead over the oldest.
    private static let lead: Float = 0.3

    init(_ ranking: SearchRanking, allEditions: Bool) {
        facts = ranking.facts
        let found = ranking.found
        if allEditions {
            choices = found.map { choice($0, of: ranking, score: ranking.scores[$0]) }
            return
        }
        let lineages = (0..<facts.count).reduce(0) { max($0, Int(facts[$1].lineage)) } + 1
        var best = [Float](repeating: 0, count: lineages)
        for place in found {
            let lineage = Int(facts[place].lineage)
            best[lineage] = max(best[lineage], ranking.scores[place])
        }
        var shown = [Int](repeating: -1, count: lineages)
        for place in found {
            let lineage = Int(facts[place].lineage)
            guard ranking.scores[place] >= SearchSelection.nearness * best[lineage] else { continue }
            let held = shown[lineage]
            if held < 0
                || (facts[place].age, ranking.scores[place]) > (facts[held].age, ranking.scores[held])
            {
                shown[lineage] = place
            }
        }
        for place in shown where place >= 0 {
            choices.append(choice(place, of: ranking, score: best[Int(facts[place].lineage)]))
        }
    }

    mutating func add(_ passages: [SearchDescriptions.Found]) {
        choices += passages.map {
            Choice(
                match: .passage($0.number), score: $0.score + lead(of: $0.age), hasAll: $0.hasAll,
                hasMost: $0.hasMost, age: $0.age,
                lineage: .max)
        }
    }

    mutating func sort() {
        choices.sort { left, right in
            if left.hasAll != right.hasAll { return left.hasAll }
            if left.score != right.score { return left.score > right.score }
            if left.age != right.age { return left.age > right.age }
            return (left.lineage, left.match.number) < (right.lineage, right.match.number)
        }
    }

    private func choice(_ place: Int, of ranking: SearchRanking, score: Float) -> Choice {
        Choice(
            match: .rule(place), score: score + lead(of: facts[place].age), hasAll: ranking.hasAll(place),
            hasMost: ranking.hasMost,
            age: facts[place].age, lineage: Int(facts[place].lineage))
    }

    private func lead(of age: UInt8) -> Float {
        SearchSelection.lead * Float(age) / Float(max(facts.newestAge, 1))
    }
}
