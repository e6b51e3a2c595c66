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
        // Where the mark stands, or else the first byte beyond ASCII, behind which characters may be made of several.
        let place = utf8.withContiguousStorageIfAvailable { bytes in
            bytes.indices.first { place in
                if bytes[place] >= 0x80 { return true }
                guard bytes[place] == mark.utf8.first, bytes[place...].starts(with: mark.utf8) else { return false }
                let end = place + mark.utf8.count
                return end == bytes.count || bytes[end] < 0x80
            }
        }
        guard let place else { return range(of: mark) }
        guard let start = place.map({ utf8.index(utf8.startIndex, offsetBy: $0) }) else { return nil }
        return utf8[start] < 0x80 ? start..<utf8.index(start, offsetBy: mark.utf8.count) : range(of: mark)
    }

    /// What stands between spaces.
    var partsBetweenSpaces: [Substring] { parts(between: " ") }

    /// What stands between marks of ASCII; nothing between two that follow each other.
    func parts(between marks: Unicode.Scalar...) -> [Substring] {
        // Where characters end is plain in ASCII and takes long to find out elsewhere.
        let text = self[...]
        let parts = text.utf8.withContiguousStorageIfAvailable { utf8 in
            utf8.allSatisfy { $0 < 0x80 } ? text.parts(at: utf8, between: marks) : nil
        }
        return (parts ?? nil) ?? split { marks.map(Character.init).contains($0) }
    }
}

extension Substring {
    /// What stands between marks, told by the bytes.
    /// - Parameter bytes: the text's own, all of them ASCII.
    fileprivate func parts(at bytes: UnsafeBufferPointer<UInt8>, between marks: [Unicode.Scalar]) -> [Substring] {
        var parts: [Substring] = []
        var start = 0
        for end in 0...bytes.count where end == bytes.count || marks.contains(where: { $0.value == bytes[end] }) {
            if start < end {
                let low = utf8.index(startIndex, offsetBy: start)
                parts.append(self[low..<utf8.index(low, offsetBy: end - start)])
            }
            start = end + 1
        }
        return parts
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
