import Testing

@testable import HIGLineage

@Suite("A deed")
struct DeedTests {
    @Test(
        "is spoken of in any form of its words",
        arguments: [
            ("custom", ["change", "changed", "replaces", "overridden", "customizing", "redesigned"]),
            ("hide", ["hide", "hides", "hiding", "hidden"]), ("display", ["shown", "shows", "displayed", "showing"]),
            ("mix", ["mixed", "combining", "mixes"]), ("animate", ["animating", "animated", "animates"]),
        ])
    func forms(deed: String, words: [String]) {
        #expect(words.map(Deed.kind) == words.map { _ in deed })
        #expect(Deed.kind(of: "lamp") == nil)
    }

    @Test(
        "is granted where a statement begins by speaking of the same deed",
        arguments: [
            ("display", "Show a lamp at each gate."), ("hide", "A gate may be hidden behind a hedge."),
            ("hide", "For guests who come late, hide the lamp."), ("mix", "COMBINE bells."),
        ])
    func granted(deed: String, statement: String) {
        #expect(Deed.isGranted(deed, by: statement))
    }

    @Test(
        "is not granted by another deed, by a later word, with a limit, or as a last resort",
        arguments: [
            ("hide", "Remove a lamp at each gate."), ("hide", "For guests who come home late, hide the lamp."),
            ("hide", "Hide a lamp only if you must."), ("hide", "Hide no lamp."),
            ("hide", "Hide a lamp unless it rains."),
            ("hide", "Hide a lamp, but don't hide a bell."), ("hide", "Instead, hide a lamp."), ("hide", ""),
            ("hide", "If you absolutely must hide a lamp, say so."), ("display", "Show it without a lamp."),
        ])
    func notGranted(deed: String, statement: String) {
        #expect(!Deed.isGranted(deed, by: statement))
    }

    @Test("a statement forbids another's deed where it says not to do it to the same")
    func forbids() {
        #expect(Deed.forbids("Hide old lamps; don't dim them.", what: "Dim old lamps."))
        #expect(Deed.forbids("Hide it, do not dim it.", what: "Dim an old lamp."))
        #expect(!Deed.forbids("Don't dim them.", what: ""))
    }

    @Test(
        "a statement that forbids nothing, another deed, or it to something else, leaves another's deed alone",
        arguments: ["Hide old lamps.", "Don't dim new lamps.", "Hide them, and don't light them.", "Don't dim", ""])
    func forbidsOther(other: String) {
        #expect(!Deed.forbids(other, what: "Dim old lamps."))
    }

    @Test(
        "statements are of opposite cases where one says of a thing what the other says with “un”",
        arguments: [
            ("Ring once for a saved letter.", "Ring twice for an unsaved letter."),
            ("Paint LOCKED gates.", "Leave un-locked gates bare."), ("Gates are unöffentlich.", "Öffentlich."),
        ])
    func opposite(one: String, other: String) {
        #expect(Deed.areOpposite(one, other))
        #expect(Deed.areOpposite(other, one))
    }

    @Test(
        "statements of the same case are not of opposite ones", arguments: ["", "Ring for an unsaved letter.", "Ring."])
    func sameCase(other: String) {
        #expect(!Deed.areOpposite("Ring for an unsaved letter.", other))
    }

    @Test(
        "“unit” and “unless” deny nothing",
        arguments: [("Hide it.", "Hide the unit."), ("Ring less.", "Ring unless.")])
    func otherWords(one: String, other: String) {
        #expect(!Deed.areOpposite(one, other))
    }

    @Test("is granted by a statement that speaks of it without prohibiting")
    func grantedWithoutProhibition() {
        #expect(Deed.isGranted("custom", by: "A customized button should look right."))
        #expect(!Deed.isGranted("custom", by: "Avoid customizing the button."))
        #expect(!Deed.isGranted("custom", by: "Use the standard button."))
    }

    @Test("what to do where a prohibition can't be kept grants nothing")
    func lastResort() {
        #expect(!Deed.isGranted("custom", by: "If you must use a custom lamp, hang it high."))
        #expect(!Deed.isGranted("custom", by: "If you have to customize the lamp, hang it high."))
        #expect(Deed.isGranted("custom", by: "If you customize the lamp, hang it high."))
    }
}
