import GRDB
import HIGModel

/// What ranks the rules beside the words that they hold: how long each is, how new, and whose advice it repeats.
///
/// Kept as one value of a few bytes a rule, because a search weighs thousands of rules at once: looking up a row for
/// each takes longer than finding them.
struct SearchFacts {
    /// Six bytes a rule, as `pack` made them, by row number, ascending.
    private var bytes: [UInt8]
    /// The row number of each rule where some are left out; else they follow `first`.
    private var numbers: [Int32] = []
    private let first: Int
    let count: Int
    private(set) var newestAge: UInt8 = 0
    /// One more than the last lineage's place.
    private(set) var lineages = 0
    /// The lengths of all rules together.
    private(set) var words = 0

    /// The row number of the rule at a place.
    func number(_ place: Int) -> Int { numbers.isEmpty ? first + place : Int(numbers[place]) }

    /// The row number of the first rule; `nil` where there are no rules.
    var firstNumber: Int? { count == 0 ? nil : number(0) }

    /// The row number of the last rule; `nil` where there are no rules.
    var lastNumber: Int? { count == 0 ? nil : number(count - 1) }

    /// The place of its edition among all, oldest first.
    func age(_ place: Int) -> UInt8 { bytes[place * SearchFacts.stride + 1] }

    /// The words of its statement and half of those of its body, 255 at most.
    func length(_ place: Int) -> Int { Int(bytes[place * SearchFacts.stride + 2]) }

    /// The place of its lineage among all by id.
    func lineage(_ place: Int) -> Int {
        bytes.withUnsafeBufferPointer { SearchFacts.lineage($0, place * SearchFacts.stride) }
    }

    private static func lineage(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        Int(bytes[start + 3]) << 16 | Int(bytes[start + 4]) << 8 | Int(bytes[start + 5])
    }

    /// Rule number as a difference to the one before, age, length, three bytes of the lineage.
    private static let stride = 6

    /// - Throws: `Problem` of kind `.badData` when the value isn't one that `pack` made.
    init(packed: [UInt8]) throws {
        guard packed.count.isMultiple(of: SearchFacts.stride) else { throw SearchIndex.unusable("damaged") }
        first = Int(packed.first ?? 0)
        bytes = packed
        // Without gaps in the row numbers, as is usual, a rule's place says its number.
        if !SearchFacts.isDense(packed) { (bytes, numbers) = SearchFacts.unpacked(packed) }
        count = bytes.count / SearchFacts.stride
        bytes.withUnsafeBufferPointer { bytes in
            for start in Swift.stride(from: 0, to: bytes.count, by: SearchFacts.stride) {
                newestAge = max(newestAge, bytes[start + 1])
                words += Int(bytes[start + 2])
                lineages = max(lineages, SearchFacts.lineage(bytes, start) + 1)
            }
        }
    }

    private static func isDense(_ packed: [UInt8]) -> Bool {
        packed.withUnsafeBufferPointer { bytes in
            guard bytes.count >= stride, bytes[1] != gap else { return bytes.isEmpty }
            for start in Swift.stride(from: stride, to: bytes.count, by: stride) where bytes[start] != 1 {
                return false
            }
            return true
        }
    }

    /// The same without the steps over gaps, and with a number for each rule.
    private static func unpacked(_ packed: [UInt8]) -> (bytes: [UInt8], numbers: [Int32]) {
        var bytes: [UInt8] = []
        var numbers: [Int32] = []
        var number: Int32 = 0
        for start in Swift.stride(from: 0, to: packed.count, by: stride) {
            // What a damaged database adds up to may be past the end of numbers; no rule has it.
            number &+= Int32(packed[start])
            // A step of nothing only leads on: row numbers further apart than a byte tells.
            if packed[start + 1] == gap {
                number &+= packed[(start + 2)..<(start + stride)].reduce(0) { $0 << 8 | Int32($1) }
            } else {
                numbers.append(number)
                bytes += packed[start..<(start + stride)]
            }
        }
        return (bytes, numbers)
    }

    /// Stands in the place of an age for a gap between row numbers.
    private static let gap: UInt8 = 255

    /// The place of a row number, looked for from a place on; `nil` when there is no such rule.
    func placeIfAny(of number: Int, from start: Int) -> Int? {
        guard !numbers.isEmpty else {
            // No difference before both ends are known to hold it: a damaged index gives any number.
            return number >= first + start && number < first + count ? number - first : nil
        }
        var (low, high) = (start, count)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < count && numbers[low] == number ? low : nil
    }

    /// The place of a row number that the index gave.
    /// - Throws: `Problem` of kind `.badData` when no such rule is among the facts.
    func place(of number: Int, from start: Int) throws -> Int {
        guard let place = placeIfAny(of: number, from: start) else { throw SearchIndex.outOfStep }
        return place
    }
}

// MARK: - Making

extension SearchFacts {
    /// The facts of all rules as one value.
    static func packed(_ database: Database) throws -> [UInt8] {
        let reader = StoreReader(database)
        let editions = try reader.values("SELECT id FROM editions ORDER BY \(StoreReader.editionOrder())") {
            try $0.text(0)
        }
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

    /// From how many words each column has.
    private static func length(_ sizes: [UInt8]) -> UInt8 {
        var record = IndexRecord(sizes)
        guard let statement = record.next(), let body = record.next() else { return 0 }
        return UInt8(min(statement + body / 2, 255))
    }
}
