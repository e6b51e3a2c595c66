import HIGModel

/// The hits of a ranking in order, one a lineage unless every rule counts.
struct SearchSelection {
    struct Choice {
        let match: Match
        let score: Float
        /// Whether it has every concept of the question.
        let hasAll: Bool
        /// Whether it has them in the words themselves, not by other names.
        let hasAllWords: Bool
        let hasMost: Bool
        let age: UInt8
        /// Among those of one score and age: by the lineages' places; passages follow by their sources'.
        let place: Int
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

    private var choices: [Choice] = []

    private let facts: SearchFacts

    /// How near to the best of its lineage a rule's score must come to be shown in its place for being newer: advice
    /// that was reworded past recognition is better quoted in the words that were asked for. One that lacks some of
    /// them never takes the place of one that has all.
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
        var isWhole = [Bool](repeating: false, count: facts.lineages)
        for place in found where ranking.hasAll(place) { isWhole[facts.lineage(place)] = true }
        let candidates = found.filter { ranking.hasAll($0) || !isWhole[facts.lineage($0)] }
        var best = [Float](repeating: 0, count: facts.lineages)
        for place in candidates {
            let lineage = facts.lineage(place)
            best[lineage] = max(best[lineage], ranking.scores[place])
        }
        var shown = [Int32](repeating: -1, count: facts.lineages)
        for place in candidates {
            let lineage = facts.lineage(place)
            guard ranking.scores[place] >= SearchSelection.nearness * best[lineage] else { continue }
            let held = Int(shown[lineage])
            if held < 0
                || (facts.age(place), ranking.scores[place]) > (facts.age(held), ranking.scores[held])
            {
                shown[lineage] = Int32(place)
            }
        }
        for place in shown where place >= 0 {
            let place = Int(place)
            choices.append(choice(place, of: ranking, score: best[facts.lineage(place)]))
        }
    }

    mutating func add(_ passages: [SearchDescriptions.Found]) {
        choices += passages.map {
            Choice(
                match: .passage($0.number), score: $0.score + lead(of: $0.age), hasAll: $0.hasAll,
                hasAllWords: $0.hasAllWords, hasMost: $0.hasMost, age: $0.age, place: facts.lineages + $0.source)
        }
    }

    var count: Int { choices.count }

    /// How many have every concept of the question.
    var whole: Int { choices.count { $0.hasAll } }

    /// A part of what was found, best first; ties by newest edition, then by lineage or source.
    func page(_ limit: Int, from offset: Int) -> [Choice] {
        guard limit > 0 else { return [] }
        // A page is short, and most choices are worse than its last: to put all in order takes longer than finding them.
        let end = limit < choices.count - min(offset, choices.count) ? offset + limit : choices.count
        guard end < choices.count / 16 else {
            return Array(choices.sorted(by: SearchSelection.comesBefore).dropFirst(offset).prefix(limit))
        }
        var best: [Choice] = []
        for choice in choices {
            if best.count == end, let last = best.last {
                guard SearchSelection.comesBefore(choice, last) else { continue }
                best.removeLast()
            }
            let place = best.firstIndex { SearchSelection.comesBefore(choice, $0) } ?? best.endIndex
            best.insert(choice, at: place)
        }
        return Array(best.dropFirst(offset))
    }

    private static func comesBefore(_ left: Choice, _ right: Choice) -> Bool {
        if left.score != right.score { return left.score > right.score }
        if left.age != right.age { return left.age > right.age }
        return (left.place, left.match.number) < (right.place, right.match.number)
    }

    private func choice(_ place: Int, of ranking: SearchRanking, score: Float) -> Choice {
        Choice(
            match: .rule(place), score: score + lead(of: facts.age(place)), hasAll: ranking.hasAll(place),
            hasAllWords: ranking.hasAllWords(place), hasMost: ranking.hasMost, age: facts.age(place),
            place: facts.lineage(place))
    }

    private func lead(of age: UInt8) -> Float {
        SearchSelection.lead * Float(age) / Float(max(facts.newestAge, 1))
    }
}
