/// Finds the lines of chunks again in the document that they were cut from.
///
/// Lines that each side has once are certain; the longest run of them in the same order is kept, and between two of
/// them the lines that match are paired one after the other. So a chunk that is missing, damaged or out of place
/// spoils nothing around it.
struct ChunkAlignment: Sendable {
    /// For each chunk and each of its lines, the line of the document.
    let places: [[Int?]]

    /// How far on a line is looked for where nothing certain follows.
    private static let reach = 60

    /// - Parameters:
    ///   - chunks: the keys of each chunk's lines, in the order of the chunks.
    ///   - document: the lines of the document.
    init(chunks: [[UInt64?]], document: [TextLine]) {
        let keys = Array(chunks.joined())
        let target = document.map(\.key)
        let anchors = ChunkAlignment.inOrder(ChunkAlignment.certain(keys, target))
        var found = [Int?](repeating: nil, count: keys.count)
        var last = (key: -1, target: -1)
        for anchor in anchors + [(keys.count, target.count)] {
            var cursor = last.target + 1
            for index in (last.key + 1)..<anchor.0 {
                guard let key = keys[index] else { continue }
                let limit = min(anchor.1, cursor + ChunkAlignment.reach)
                guard let place = (cursor..<max(cursor, limit)).first(where: { target[$0] == key }) else { continue }
                found[index] = place
                cursor = place + 1
            }
            if anchor.0 < keys.count { found[anchor.0] = anchor.1 }
            last = (anchor.0, anchor.1)
        }
        var start = 0
        places = chunks.map { lines in
            defer { start += lines.count }
            return found[start..<start + lines.count].map { $0.map { document[$0].number } }
        }
    }

    /// Pairs of positions whose key each side has once, by the first side's order.
    private static func certain(_ keys: [UInt64?], _ target: [UInt64?]) -> [(Int, Int)] {
        let here = positions(keys)
        let there = positions(target)
        return keys.indices.compactMap { index in
            guard let key = keys[index], here[key]?.isOnly == true, let place = there[key], place.isOnly else {
                return nil
            }
            return (index, place.index)
        }
    }

    private static func positions(_ keys: [UInt64?]) -> [UInt64: (index: Int, isOnly: Bool)] {
        var positions: [UInt64: (index: Int, isOnly: Bool)] = [:]
        for (index, key) in keys.enumerated() {
            guard let key else { continue }
            positions[key] = (index, positions[key] == nil)
        }
        return positions
    }

    /// The longest run of pairs that ascends on both sides, through the earliest of those that serve alike.
    ///
    /// - Parameter pairs: ascending on the first side; where that is the same, descending on the second.
    static func inOrder(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
        /// For each length, the pair that ends the run of this length lowest.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            let lower = ends.leadingCount { pairs[$0].1 < pair.1 }
            before[index] = lower > 0 ? ends[lower - 1] : nil
            if lower == ends.count {
                ends.append(index)
            } else if pair.1 < pairs[ends[lower]].1 {
                ends[lower] = index
            }
        }
        var run: [(Int, Int)] = []
        var next = ends.last
        while let index = next {
            run.append(pairs[index])
            next = before[index]
        }
        return run.reversed()
    }
}
