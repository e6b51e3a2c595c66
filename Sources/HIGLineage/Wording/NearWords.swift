import HIGText

/// Finds statements of which a sentence elsewhere has nearly all words that carry meaning, and hardly any others.
struct NearWords: Sendable {
    /// The places of the statements that have a word, by its number; without words that carry no meaning.
    private var places: [[Int]] = []
    /// How many different words with a meaning each statement has.
    private var sizes: [Int] = []
    /// The text in which each word was last met, and how many words of each statement that text has: kept for their room.
    private var lastMet: [Int] = []
    private var met: [Int] = []
    private var text = 0

    /// Fewer words with a meaning many sentences share by chance.
    private static let fewest = 6
    /// From this likeness on (`Echo`) a reader finds the same said: in all but two or three of the 40 places that neighbours
    /// in the corpus of thirteen editions have. Below it, down to 0.7, in every second one.
    private static let threshold = 0.85

    /// Adds the statement of the next place.
    ///
    /// - Parameter names: the words by their numbers.
    mutating func add(_ words: [Int32], named names: [String]) {
        places += Array(repeating: [], count: max(0, names.count - places.count))
        let meaning = Set(words).filter { Terms.term(of: names[Int($0)]) != nil }
        for word in meaning { places[Int(word)].append(sizes.count) }
        sizes.append(meaning.count)
        met.append(0)
    }

    /// The places of the statements of whose words a text has most, in the same forms, ascending.
    mutating func candidates(in words: [Int32]) -> [Int] {
        lastMet += Array(repeating: 0, count: max(0, places.count - lastMet.count))
        text += 1
        var touched: Set<Int> = []
        for word in words where Int(word) < places.count && lastMet[Int(word)] < text {
            lastMet[Int(word)] = text
            for place in places[Int(word)] {
                met[place] += 1
                if met[place] * 5 >= sizes[place] * 3, sizes[place] >= NearWords.fewest { touched.insert(place) }
            }
        }
        for word in words where Int(word) < places.count { for place in places[Int(word)] { met[place] = 0 } }
        return touched.sorted()
    }

    /// Whether a sentence of a text says nearly the same: with the same numbers, and forbidding neither more nor less.
    static func isSaid(_ statement: String, in text: String) -> Bool {
        guard let echo = Echo.of(statement, in: text), echo.likeness >= threshold else { return false }
        return marks(of: statement) == marks(of: echo.text)
    }

    /// The numbers and words that turn advice into other advice.
    private static func marks(of text: String) -> Set<String> {
        Set(Terms.words(of: text).filter { denials.contains($0) || $0.utf8.contains(where: \.isDigit) })
    }
    private static let denials: Set<String> = [
        "avoid", "can't", "cannot", "don't", "isn't", "never", "no", "none", "not", "shouldn't", "without",
    ]
}
