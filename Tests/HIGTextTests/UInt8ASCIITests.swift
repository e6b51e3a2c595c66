import HIGText
import Testing

@Suite("UInt8+ASCII")
struct UInt8ASCIITests {
    @Test("a byte is what its character is, if that is ASCII", arguments: UInt8.min...UInt8.max)
    func plainly(byte: UInt8) {
        let character = byte < 0x80 ? Character(UnicodeScalar(byte)) : " "
        #expect(byte.isDigit == character.isNumber)
        #expect(byte.isCapital == character.isUppercase)
        #expect(byte.isSmallLetter == character.isLowercase)
        #expect(byte.isLetter == character.isLetter)
        #expect(byte.lowercased == (byte < 0x80 ? character.lowercased().utf8.first : byte))
    }

    @Test("letters beyond ASCII are told from spaces, punctuation and signs", arguments: ["é", "ß", "ж", "日", "ﬁ"])
    func foreignLetters(letter: String) {
        #expect(letter.utf8.first?.opensForeignLetter == true)
        #expect(letter.utf8.allSatisfy { $0.isOfForeignLetter })
    }

    @Test("what is no letter opens with another byte", arguments: ["a", "7", " ", "©", "–", "’", "→", "\u{A0}"])
    func others(character: String) {
        #expect(character.utf8.first?.opensForeignLetter == false)
        #expect(character.utf8.first?.isOfForeignLetter == false)
    }
}
