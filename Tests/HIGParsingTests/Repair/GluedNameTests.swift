import HIGModel
import Testing

@testable import HIGParsing

@Suite("A name glued to a small word")
struct GluedNameTests {
    /// Three words that lost their spaces beyond doubt.
    private static let lossy = """
        Ring the bell forthe cow, for the herd. The edge ofyour field is out of your way.

        A gateshould stay, a gate should go.
        """

    /// A text with a space in each of the gaps found, in an edition that lost spaces.
    private func parted(_ text: String) -> String {
        let utf8 = Array(text.utf8)
        let gaps = GluedName(repair: Samples.repair([Self.lossy])).gaps(in: utf8)
        var parted = utf8
        for offset in gaps.flatMap(\.offsets).sorted(by: >) { parted.insert(UInt8(ascii: " "), at: offset) }
        return String(decoding: parted, as: UTF8.self)
    }

    @Test(
        "is parted from one such word or two before it",
        arguments: [
            ("Shut theGate menu.", "Shut the Gate menu."), ("The door ofaBell.", "The door of a Bell."),
            ("TheGate opens.", "The Gate opens."), ("See fromtheGate on.", "See from the Gate on."),
        ])
    func smallWords(found: String, expected: String) {
        #expect(parted(found) == expected)
    }

    @Test(
        "keeps its small i where it is a device's",
        arguments: [
            ("Ring foriPad now.", "Ring for iPad now."), ("Ring aniPhone now.", "Ring an iPhone now."),
            ("Ring ofthePad now.", "Ring of the Pad now."), ("Ring ofyouriPod now.", "Ring of your iPod now."),
            ("Ring iPad, iPhone and iCloud.", "Ring iPad, iPhone and iCloud."),
        ])
    func devices(found: String, expected: String) {
        #expect(parted(found) == expected)
    }

    @Test(
        "that is an acronym, or several, is parted from a word behind it that makes none with its last letter",
        arguments: [
            ("A UIwhich rings.", "A UI which rings."), ("The APIsto ring.", "The APIs to ring."),
            ("The UIBand rings.", "The UIBand rings."), ("The APIsin ring.", "The APIsin ring."),
            ("The APIs ring.", "The APIs ring."), ("The Uithat rings.", "The Uithat rings."),
        ])
    func acronyms(found: String, expected: String) {
        #expect(parted(found) == expected)
    }

    @Test(
        "from code stays whole: with other words before it, more capitals, or the marks of code beside it",
        arguments: [
            "Set isGate now.", "Call toGate now.", "Use theGateBell now.", "Call theGate(bell) now.",
            "Call cow.theGate now.", "Call theGate:bell now.", "Call theGate.bell now.", "Use theXq now.",
            "Shut andoftheGate now.",
        ])
    func code(text: String) {
        #expect(parted(text) == text)
    }

    @Test("ends a sentence, or stands before a list, without being code")
    func marks() {
        #expect(parted("Shut theGate.") == "Shut the Gate.")
        #expect(parted("Shut theGate: now.") == "Shut the Gate: now.")
        #expect(parted("(theGate)") == "(the Gate)")
    }

    @Test("has a place for each: the whole run, and where its spaces are missing")
    func place() throws {
        let gaps = GluedName(repair: Samples.repair([Self.lossy])).gaps(in: Array("É: oftheGate, theBell".utf8))
        #expect(gaps.map(\.range) == [4..<13, 15..<22])
        #expect(gaps.map(\.offsets) == [[6, 9], [18]])
        #expect(gaps.allSatisfy { $0.reason == .joiningWord })
    }

    @Test("nothing is found in nothing")
    func empty() {
        #expect(parted("").isEmpty)
    }
}
