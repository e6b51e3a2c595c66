/// How some words begin, looked for among the bytes of a text, in any case.
struct Openings: Sendable {
    private let openings: [[UInt8]]
    /// The letters that they begin with, a bit each: nearly every word is told by its first.
    private let initials: UInt32

    /// - Parameter openings: in small letters.
    init(_ openings: some Sequence<String>) {
        self.openings = openings.map { Array($0.utf8) }
        initials = self.openings.compactMap(\.first).reduce(0) { $0 | Openings.bit(of: $1) }
    }

    /// Which of them stands at a place of a text, by its own place; `nil` for none.
    func first(at place: Int, of text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard initials & Openings.bit(of: text[place]) != 0 else { return nil }
        return openings.firstIndex { opening in
            place + opening.count <= text.count
                && opening.indices.allSatisfy { text[place + $0] | 0x20 == opening[$0] }
        }
    }

    /// The bit of a letter, in whatever case; other bytes have one as well.
    private static func bit(of byte: UInt8) -> UInt32 { 1 << UInt32(byte & 0x1F) }
}
