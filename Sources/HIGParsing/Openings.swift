/// How some words begin, looked for among the bytes of a text, in any case.
struct Openings: Sendable {
    private let openings: [[UInt8]]
    /// The places of those that begin with a letter, by its bits that the case doesn't change.
    private let places: [[Int]]

    /// - Parameter openings: in small letters.
    init(_ openings: some Sequence<String>) {
        let openings = openings.map { Array($0.utf8) }
        self.openings = openings
        places = (0..<32).map { letter in
            openings.indices.filter { openings[$0].first.map(Openings.letter) == letter }
        }
    }

    /// Which of them stands at a place of a text, by its own place; `nil` for none.
    func first(at place: Int, of text: UnsafeBufferPointer<UInt8>) -> Int? {
        places[Openings.letter(text[place])].first { known in
            let opening = openings[known]
            return place + opening.count <= text.count
                && opening.indices.allSatisfy { text[place + $0] | 0x20 == opening[$0] }
        }
    }

    private static func letter(_ byte: UInt8) -> Int { Int(byte & 0x1F) }
}
