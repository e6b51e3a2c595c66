/// A sign that hides a word from whoever looks for it: one inside it that nobody sees, or several of its letters set as one.
///
/// Soft hyphens and zero-width spaces say where a line may end; extraction from a PDF leaves `ﬁ` as one character.
public struct HiddenMark {
    /// Where it stands among a text's UTF-8 bytes.
    public let bytes: Range<Int>
    /// What it stands for, of ASCII; never longer than it.
    public let letters: StaticString

    /// Those of a text, in order.
    public static func all(in text: UnsafeBufferPointer<UInt8>) -> [HiddenMark] {
        var marks: [HiddenMark] = []
        var position = 0
        while position < text.count {
            if let eight = EightBytes(text, at: position), eight.isASCII {
                position += 8
            } else if let mark = mark(in: text, at: position) {
                marks.append(mark)
                position = mark.bytes.upperBound
            } else {
                position += 1
            }
        }
        return marks
    }

    private static func mark(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> HiddenMark? {
        guard text[place] >= 0x80, place + 1 < text.count else { return nil }
        let third = place + 2 < text.count ? text[place + 2] : 0
        switch (text[place], text[place + 1], third) {
        // The soft hyphen, U+00AD.
        case (0xC2, 0xAD, _): return HiddenMark(bytes: place..<place + 2, letters: "")
        // The zero-width space, the word joiner, and what a byte order mark is inside a text: U+200B, U+2060, U+FEFF.
        case (0xE2, 0x80, 0x8B), (0xE2, 0x81, 0xA0), (0xEF, 0xBB, 0xBF):
            return HiddenMark(bytes: place..<place + 3, letters: "")
        case (0xEF, 0xAC, 0x80...0x86):
            return HiddenMark(bytes: place..<place + 3, letters: ligatures[Int(third) - 0x80])
        default: return nil
        }
    }

    /// From U+FB00 on.
    private static let ligatures: [StaticString] = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]
}

extension String {
    /// The text without hidden marks, and with the letters that they stand for.
    public var withoutHiddenMarks: String {
        var text = self
        return text.withUTF8 { utf8 in
            let marks = HiddenMark.all(in: utf8)
            guard !marks.isEmpty else { return self }
            var bytes: [UInt8] = []
            var start = 0
            for mark in marks {
                bytes += utf8[start..<mark.bytes.lowerBound]
                mark.letters.withUTF8Buffer { bytes += $0 }
                start = mark.bytes.upperBound
            }
            return String(decoding: bytes + utf8[start...], as: UTF8.self)
        }
    }
}
