import HIGText

/// How often pairs of words, known by their numbers, stand side by side.
struct PairTally: Sendable {
    private struct Slot {
        var pair: UInt64 = 0
        /// 0 where the slot has no pair.
        var count: Int32 = 0
    }

    /// A hash table with open addressing; half of it and more is empty.
    private var slots = [Slot](repeating: Slot(), count: 1 << 18)
    private var used = 0
    /// Odd, and drawn anew each time, so that no text can be written whose pairs take long to find.
    private let factor = UInt64.random(in: .min ... .max) | 1

    /// How often a word follows another.
    func count(of second: Int, after first: Int) -> Int { Int(slots[slot(of: PairTally.pair(first, second))].count) }

    /// Counts a word once more after another.
    mutating func add(_ second: Int, after first: Int) {
        let pair = PairTally.pair(first, second)
        let slot = slot(of: pair)
        slots[slot].count += 1
        guard slots[slot].count == 1 else { return }
        slots[slot].pair = pair
        used += 1
        if used * 2 > slots.count { grow() }
    }

    /// The numbers of a lexicon's words are less than 2^31.
    private static func pair(_ first: Int, _ second: Int) -> UInt64 { UInt64(first) << 32 | UInt64(second) }

    /// Where a pair stands, or else the empty slot where it would.
    private func slot(of pair: UInt64) -> Int {
        let last = slots.count - 1
        var slot = ((pair ^ pair >> 29) &* factor).slot(among: slots.count)
        while slots[slot].count > 0, slots[slot].pair != pair { slot = (slot + 1) & last }
        return slot
    }

    private mutating func grow() {
        let filled = slots.filter { $0.count > 0 }
        slots = [Slot](repeating: Slot(), count: slots.count * 2)
        for found in filled { slots[slot(of: found.pair)] = found }
    }
}
