import GRDB
import HIGModel

/// What ranks the rules beside the words that they hold: how long each is, how new, and whose advice it repeats.
///
/// Kept as one value of a few bytes a rule, because a search weighs thousands of rules at once: looking up a row for
/// each takes longer than finding them.
struct SearchFacts {
    struct Fact {
        /// The rule's row number.
        let number: Int32
        /// The lineage's place among all by id.
        let lineage: Int32
        /// The edition's place among all, oldest first.
        let age: UInt8
        /// Words of the statement and half of those of the body, 255 at most.
        let length: UInt8
    }

    /// By row number, ascending.
    private var facts: [Fact] = []
    private(set) var newestAge: UInt8 = 0

    var count: Int { facts.count }

    subscript(place: Int) -> Fact { facts[place] }

    /// Rule number as a difference to the one before, age, length, three bytes of the lineage.
    private static let stride = 6

    /// - Throws: `Problem` of kind `.badData` when the value isn't one that `pack` made.
    init(packed: [UInt8]) throws {
        guard packed.count.isMultiple(of: SearchFacts.stride) else { throw SearchIndex.unusable("damaged") }
        let count = packed.count / SearchFacts.stride
        facts.reserveCapacity(count)
        var number: Int32 = 0
        packed.withUnsafeBufferPointer { bytes in
            for start in Swift.stride(from: 0, to: bytes.count, by: SearchFacts.stride) {
                // What a damaged database adds up to may be past the end of numbers; no rule has it.
                number &+= Int32(bytes[start])
                let last = Int32(bytes[start + 3]) << 16 | Int32(bytes[start + 4]) << 8 | Int32(bytes[start + 5])
                // A step of nothing only leads on: row numbers further apart than a byte tells.
                if bytes[start + 1] == SearchFacts.gap {
                    number &+= Int32(bytes[start + 2]) << 24 | last
                    continue
                }
                facts.append(Fact(number: number, lineage: last, age: bytes[start + 1], length: bytes[start + 2]))
                newestAge = max(newestAge, bytes[start + 1])
            }
        }
    }

    /// Stands in the place of an age for a gap between row numbers.
    private static let gap: UInt8 = 255

    /// The position of a row number, looked for from a position on; `nil` when there is no such rule.
    func position(of number: Int, from start: Int) -> Int? {
        var (low, high) = (start, facts.count)
        // Without gaps in the row numbers, as is usual, the answer is where the number says.
        if low < high, facts[low].number <= number {
            let guess = low + number - Int(facts[low].number)
            if guess < high {
                if facts[guess].number == number { return guess }
                high = guess
            }
        }
        while low < high {
            let middle = (low + high) / 2
            if facts[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low < facts.count && facts[low].number == number ? low : nil
    }
}

// MARK: - Making

extension SearchFacts {
    /// The facts of all rules as one value.
    static func packed(_ database: Database) throws -> [UInt8] {
        let reader = StoreReader(database)
        let editions = try reader.values("SELECT id FROM editions ORDER BY date IS NULL, date, id") { try $0.text(0) }
        let lineages = try reader.values("SELECT DISTINCT lineage FROM rules ORDER BY lineage") { try $0.text(0) }
        let places = (
            editions: Dictionary(uniqueKeysWithValues: editions.enumerated().map { ($1, $0) }),
            lineages: Dictionary(uniqueKeysWithValues: lineages.enumerated().map { ($1, $0) })
        )
        let sql = """
            SELECT rules.number, edition, lineage, sz
            FROM rules LEFT JOIN rule_index_docsize ON rule_index_docsize.id = rules.number
            ORDER BY rules.number
            """
        var packed: [UInt8] = []
        var last = 0
        try reader.each(sql) { row in
            let number = try row.integer(0)
            let step = number - last
            if step > 255 {
                packed += [0, gap, byte(step >> 24), byte(step >> 16), byte(step >> 8), byte(step)]
            }
            last = number
            let lineage = places.lineages[try row.text(2)] ?? 0
            // An edition past the 254th counts as if it were that old; its rules are ranked by their words all the same.
            let age = min(places.editions[try row.text(1)] ?? 0, Int(gap) - 1)
            packed += [
                step > 255 ? 0 : byte(step), byte(age), length(try row.bytes(3)), byte(lineage >> 16),
                byte(lineage >> 8), byte(lineage),
            ]
        }
        return packed
    }

    private static func byte(_ number: Int) -> UInt8 { UInt8(truncatingIfNeeded: number) }

    /// From the words in each column as FTS5 keeps them: https://www.sqlite.org/fts5.html#the_docsize_table.
    private static func length(_ sizes: [UInt8]) -> UInt8 {
        var words: [Int] = []
        var word = 0
        for byte in sizes {
            word = word << 7 | Int(byte & 0x7f)
            guard byte < 0x80 else { continue }
            words.append(word)
            word = 0
        }
        guard words.count >= 2 else { return 0 }
        return UInt8(min(words[0] + words[1] / 2, 255))
    }
}
