import Testing

@testable import HIGLineage

@Suite("The words of a statement")
struct WordingTests {
    private func isSame(_ one: String, _ other: String) -> Bool {
        let isSame = Wording.isSame(one, other)
        #expect(Wording.isSame(other, one) == isSame, "whichever is the older one")
        return isSame
    }

    @Test(
        "are the same in another case and typography",
        arguments: [
            ("Ring the Bell", "ring the bell."), ("Ring the “brass” bell—once", "Ring the \"brass\" bell - once!"),
            ("Ring it, wait; ring again…", "Ring it. Wait: ring again..."), ("", "."),
            ("Ring it, see bell 4.", "Ring it (see bell 4)."), ("Make it 44 × 44 inches.", "Make it 44x44 inches."),
            ("Turn it \u{2212}5 steps.", "Turn it -5 steps."),
            ("• Ring the bell", "Ring the bell"), ("Paint the Café", "Paint the cafe\u{301}."),
        ])
    func typography(one: String, other: String) {
        #expect(isSame(one, other))
    }

    @Test(
        "are the same where extraction lost a space, at a number as well",
        arguments: [
            ("Ring thebell.", "Ring the bell."), ("Hang up 2lamps.", "Hang up 2 lamps."),
            ("Use bell15.", "Use bell 15."), ("Light the évier lamp.", "Lightthe évierlamp."),
        ])
    func spaces(one: String, other: String) {
        #expect(isSame(one, other))
    }

    @Test("a space between two numbers is none that was lost")
    func numbers() {
        #expect(!isSame("Ring bells 1 and 2 3 times.", "Ring bells 1 and 23 times."))
    }

    @Test(
        "are others where one came, went, or stands elsewhere",
        arguments: [
            ("Ring the bell.", "Ring a bell."), ("Ring the bell.", "Ring the bell twice."), ("Ring.", ""),
            ("The bell rings the cow home.", "The cow rings the bell home."), ("Ring it.", "Don't ring it."),
            ("Open the gate.", "Open the gâte."),
        ])
    func others(one: String, other: String) {
        #expect(!isSame(one, other))
    }

    @Test(
        "are others with another sign that says something",
        arguments: [
            ("Turn it 5°.", "Turn it 5."), ("Turn it ±5 steps.", "Turn it 5 steps."),
            ("Open ½ of the gate.", "Open ¼ of the gate."), ("Gates → Lamps", "Gates ← Lamps"),
            ("Ring bell #2.", "Ring bell 2."), ("Give £5.", "Give 5."), ("Lamps ≤ gates", "Lamps = gates"),
            ("Press ⌥⌘ and W.", "Press ⌘ and W."), ("Gates < lamps > bells", "Gates > lamps < bells"), ("", "+"),
            ("Turn it -5 steps.", "Turn it 5 steps."), ("Turn it (\u{2212}5 steps).", "Turn it (5 steps)."),
            ("Ring at 1:30.", "Ring at 1.30."), ("Open 1/2 of the gate.", "Open 1.2 of the gate."),
            ("Open 1/2 of the gates.", "Open 1 2 of the gates."),
            ("Ring bell Ⅳ.", "Ring bell Ⅵ."),
        ])
    func signs(one: String, other: String) {
        #expect(!isSame(one, other))
    }

    @Test(
        "a hyphen, dash or stop at a number is no sign of it",
        arguments: [
            ("Ring 5-10 times.", "Ring 5–10 times."), ("Ring 5 -10 times.", "Ring 5 - 10 times."),
            ("Ring bell-2.", "Ring bell 2."),
            ("Play MPEG -4.", "Play MPEG-4."), ("Ring bells 1, 2.", "Ring bells 1; 2."),
            ("Ring bell 2.", "Ring bell 2:"),
        ])
    func noSigns(one: String, other: String) {
        #expect(isSame(one, other))
    }

    @Test("a sign at which a space came or went is the same sign")
    func signSpaces() {
        #expect(isSame("Fill 50% of the pail.", "Fill 50 % of the pail."))
        #expect(isSame("Hold ⌘ W.", "Hold ⌘-W."))
    }

    @Test(
        "a mark that typography or extraction adds says nothing",
        arguments: ["|", "~", "©", "®", "℠", "\u{FFFD}", "■", "●", "▪", "○", "▶"])
    func silent(mark: String) {
        #expect(isSame("\(mark) Ring the bell.", "Ring the bell."))
        #expect(!isSame("\(mark) Ring the bell + lamp.", "Ring the bell lamp."), "it hides no other sign")
    }

    @Test("a sign in a reference to another place goes with it, one in other brackets stays")
    func references() {
        #expect(isSame("Ring the bell (see Bells → Brass).", "Ring the bell."))
        #expect(isSame("Ring the bell (page #4).", "Ring the bell (page 7)."))
        #expect(!isSame("Ring the bell (+ lamp).", "Ring the bell (lamp)."))
    }
}
