import HIGModel
import HIGText

/// What stays the same of a line when its markup changes: its letters and digits, as a number.
///
/// Chunks and the document they were cut from differ in blank lines, in the spaces around marks and sometimes in
/// anchors; a key tells that two lines are the same without keeping either.
enum LineKey {
    /// The key of a stretch of bytes; `nil` when it holds no letters or digits outside tags and addresses.
    static func of(_ line: UnsafeBufferPointer<UInt8>) -> UInt64? {
        var letters = Letters()
        var index = 0
        while index < line.count {
            if let eight = EightBytes(line, at: index), case let count = eight.leadingLettersAndDigits, count > 0 {
                letters.add(eight.prefix(count).lowercased, count: count)
                index += count
                // Most words are followed by a space.
                if index < line.count, line[index] == UInt8(ascii: " ") { index += 1 }
                continue
            }
            let byte = line[index]
            guard let letter = folded(byte) else {
                // Tags and addresses have no part in the key.
                let next = index + 1 < line.count ? line[index + 1] : 0
                if byte == UInt8(ascii: "]"), next == UInt8(ascii: "(") {
                    index = end(of: line, after: UInt8(ascii: ")"), from: index)
                } else if byte == UInt8(ascii: "<"), opensTag(next) {
                    index = end(of: line, after: UInt8(ascii: ">"), from: index)
                } else {
                    index += 1
                }
                continue
            }
            if byte == 0xE2, index + 1 < line.count, line[index + 1] == 0x80 {
                // Quotation marks, dashes and other punctuation.
                index += 3
                continue
            }
            index += 1
            letters.add(UInt64(letter), count: 1)
        }
        return letters.key
    }

    /// The letters of a line so far. They are mixed eight at a time, however they come: one by one takes longer than all
    /// else.
    private struct Letters {
        private var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        /// Those since the last eight, the first in the lowest bits.
        private var pending: UInt64 = 0
        private var count = 0

        /// `nil` for none.
        var key: UInt64? { count > 0 ? LineKey.mixed(LineKey.mixed(hash, pending), UInt64(count)) : nil }

        mutating func add(_ letters: EightBytes, count: Int) { add(letters.bits, count: count) }

        /// - Parameter bits: up to eight letters, and zeros behind them.
        mutating func add(_ bits: UInt64, count added: Int) {
            let open = count & 7
            pending |= bits &<< (8 &* UInt64(open))
            count += added
            guard open + added >= 8 else { return }
            hash = LineKey.mixed(hash, pending)
            // With none pending before, all eight are mixed, and none is left.
            pending = bits >> (8 * UInt64(8 - open))
        }
    }

    fileprivate static func mixed(_ hash: UInt64, _ part: UInt64) -> UInt64 {
        let product = (hash ^ part) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }

    private static func end(of line: UnsafeBufferPointer<UInt8>, after close: UInt8, from start: Int) -> Int {
        var index = start
        while index < line.count, line[index] != close { index += 1 }
        return index + 1
    }

    private static func opensTag(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!") || byte.isLetter
    }

    /// A letter in lower case or a digit; other bytes of ASCII have no part in the key.
    private static func folded(_ byte: UInt8) -> UInt8? {
        byte.isLetter || byte.isDigit || byte >= 0x80 ? byte.lowercased : nil
    }
}
