import Foundation
import HIGModel
import HIGText

extension StringProtocol where SubSequence == Substring {
    /// The first character where bytes alone tell that it is one of ASCII; `nil` for an empty text, and where a mark may
    /// belong to it.
    var firstASCII: UInt8? {
        let start = self[...].utf8.prefix(2)
        return start.allSatisfy { $0 < 0x80 } ? start.first : nil
    }

    /// The last character where bytes alone tell that it is one of ASCII; `nil` for an empty text, and where a sign before
    /// it may belong to it.
    var lastASCII: UInt8? {
        let end = self[...].utf8.suffix(2)
        return end.allSatisfy { $0 < 0x80 } ? end.last : nil
    }

    /// Where a mark of ASCII stands first.
    func range(ofMark mark: String) -> Range<Index>? {
        let utf8 = self[...].utf8
        let first = mark.utf8.first
        var place = utf8.startIndex
        // Up to the first byte beyond ASCII, behind which characters may be made of several.
        while place < utf8.endIndex, utf8[place] < 0x80 {
            if utf8[place] == first, utf8[place...].starts(with: mark.utf8) {
                let end = utf8.index(place, offsetBy: mark.utf8.count)
                if end == utf8.endIndex || utf8[end] < 0x80 { return place..<end }
            }
            place = utf8.index(after: place)
        }
        return place < utf8.endIndex ? range(of: mark) : nil
    }

    /// What stands between spaces.
    var partsBetweenSpaces: [Substring] { parts(between: " ") }

    /// What stands between marks of ASCII; nothing between two that follow each other.
    func parts(between marks: Unicode.Scalar...) -> [Substring] {
        // Where characters end is plain in ASCII and takes long to find out elsewhere.
        let utf8 = self[...].utf8
        guard utf8.allSatisfy({ $0 < 0x80 }) else { return split { marks.map(Character.init).contains($0) } }
        return utf8.split { byte in marks.contains { $0.value == byte } }.map(Substring.init)
    }
}

extension String {
    /// Whether it has a digit of ASCII.
    var holdsDigit: Bool {
        var text = self
        return text.withUTF8 { utf8 in utf8.contains { $0.isDigit } }
    }

    /// Whether its UTF-8 has a byte.
    func holds(_ byte: UInt8) -> Bool {
        var text = self
        return text.withUTF8 { $0.contains(byte) }
    }

    /// Whether letters of ASCII stand in it. `contains` asks where characters begin and end, which takes far
    /// longer.
    func holds(letters: StaticString) -> Bool {
        let word = UnsafeBufferPointer(start: letters.utf8Start, count: letters.utf8CodeUnitCount)
        var text = self
        return text.withUTF8 { utf8 in
            var rest = utf8[...]
            while let start = rest.firstIndex(where: { $0 == word.first }) {
                rest = rest[start...]
                if rest.starts(with: word) { return true }
                rest = rest.dropFirst()
            }
            return word.isEmpty
        }
    }
}
