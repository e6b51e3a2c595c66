import HIGModel

/// Counts the characters of one source by the passages that they belong to.
struct PassageTally {
    /// All characters, in Unicode code points.
    let characters: Int
    private(set) var byRole: [Passage.Role: Int] = [:]
    private(set) var uncovered = 0
    private(set) var overlapping = 0

    var isFaulty: Bool { uncovered > 0 || overlapping > 0 }

    /// - Parameter passages: by their starts; what of them lies past the end of the bytes covers nothing.
    init(bytes: [UInt8], passages: [(role: Passage.Role, bytes: Range<Int>)]) {
        characters = PassageTally.characters(in: bytes[...])
        var reached = 0
        for passage in passages {
            let start = min(max(passage.bytes.lowerBound, reached), bytes.count)
            let end = min(max(passage.bytes.upperBound, start), bytes.count)
            uncovered += PassageTally.characters(in: bytes[reached..<start])
            let covered = min(passage.bytes.upperBound, reached)
            if passage.bytes.lowerBound < covered {
                overlapping += PassageTally.characters(in: bytes[passage.bytes.lowerBound..<covered])
            }
            byRole[passage.role, default: 0] += PassageTally.characters(in: bytes[start..<end])
            reached = end
        }
        uncovered += PassageTally.characters(in: bytes[reached...])
    }

    /// Every code point has one byte that goes on with none: in UTF-8 all others are 10xxxxxx.
    private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
}
