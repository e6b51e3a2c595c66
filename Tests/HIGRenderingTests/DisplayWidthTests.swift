import Testing

@testable import HIGRendering

@Suite("The width of text on a terminal")
struct DisplayWidthTests {
    @Test(
        "letters and signs of one cell take one column, with their marks",
        arguments: ["A", " ", "~", "é", "e\u{301}", "ß", "Ж", "—", "\u{A0}", "☂", "ｱ", "ￜ", "\u{303F}"] as [Character])
    func narrow(character: Character) {
        #expect(character.displayWidth == 1)
    }

    @Test(
        "ideographs, full-width letters and emoji take two, of however many scalars they are",
        arguments: [
            "鐘", "か", "한", "\u{1112}\u{1161}\u{11AB}", "、", "Ａ", "￦", "𠀀", "⌚", "🔔", "☂️", "🇨🇭", "👩‍🌾", "👍🏽",
        ] as [Character])
    func wide(character: Character) {
        #expect(character.displayWidth == 2)
    }

    @Test(
        "controls and characters that only do something to others take none",
        arguments: ["\u{0}", "\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{9B}", "\u{301}", "\u{200B}", "\u{202E}"]
            as [Character])
    func none(character: Character) {
        #expect(character.displayWidth == 0)
    }

    @Test(
        "a text takes the columns of its characters",
        arguments: [
            ("", 0), ("é", 1), ("\n", 0), ("lamp", 4), ("lamp\n", 4), ("Glühlampe", 9), ("鐘 and 🔔", 9),
            ("a\u{1B}[2Jb", 5),
            ("bell\u{301}\u{302}", 4),
        ])
    func text(text: String, width: Int) {
        #expect(text.displayWidth == width)
    }

    @Test("a part of a text takes its own columns alone")
    func part() {
        let text = "鐘の音 of a bell"
        #expect(text.dropFirst(2).displayWidth == 12)
        #expect(text.dropFirst(3).displayWidth == 10)
        #expect(text.prefix(0).displayWidth == 0)
    }

    @Test("a byte is plain where the ASCII character takes one column, and no byte of another character is")
    func bytes() {
        for byte in 0...0x7F as ClosedRange<UInt8> {
            let character = Character(Unicode.Scalar(byte))
            #expect(byte.isPlain == (character.displayWidth == 1), "\(byte)")
            #expect("lamp\(character)".isPlain == byte.isPlain, "\(byte)")
        }
        #expect((0x80...0xFF as ClosedRange<UInt8>).allSatisfy { !$0.isPlain })
        #expect("".isPlain && !"Glühlampe".isPlain)
    }
}
