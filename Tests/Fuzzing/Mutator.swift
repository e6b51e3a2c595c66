/// Makes bad input out of good, the same from the same seed.
public struct Mutator {
    private var random: UInt64

    public init(seed: UInt64) { random = seed }

    /// What text formats give a meaning to.
    private static let tokens = [
        "<", ">", "&", "\"", "'", "|", "*", "_", "`", "#", "-", "\n", "\n\n", "\r\n", "\t", "[", "]", "(", ")", "{",
        "}",
        ":", "\\", "/", "..", "<!--", "-->", "<!ENTITY a \"", "&#x0;", "&#x10FFFF;", "<b>", "</p>", "<table>", "---\n",
        "- ", "1. ", "9999999999", "-1", "null", "\u{0}", "\u{1B}[", "\u{202E}", "\u{FEFF}", "\u{E000}", "\u{301}",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "must not ", "You should ", "Chunk ", "Source:",
    ].map { Array($0.utf8) }

    /// One to eight changes to one of the examples: bytes flipped, cut, doubled, or replaced by signs with a meaning.
    public mutating func mutated(_ examples: [[UInt8]]) -> [UInt8] {
        var bytes = examples[below(examples.count)]
        for _ in 0...below(8) {
            let place = below(bytes.count + 1)
            switch below(6) {
            case 0 where place < bytes.count: bytes[place] ^= UInt8(1 << below(8))
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + below(40)))
            case 2: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + below(40))], at: below(place + 1))
            case 3: bytes.insert(UInt8(below(256)), at: place)
            case 4: bytes.removeSubrange(place...)
            default: bytes.insert(contentsOf: Mutator.tokens[below(Mutator.tokens.count)], at: place)
            }
        }
        return bytes
    }

    /// SplitMix64: https://prng.di.unimi.it/splitmix64.c
    private mutating func below(_ bound: Int) -> Int {
        random &+= 0x9E37_79B9_7F4A_7C15
        var mixed = random
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
