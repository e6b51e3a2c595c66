import Testing

@testable import HIGLineage

@Suite("What a statement forbids doing")
struct DeedTests {
    @Test(
        "is the deed within two words after the first prohibiting word, whatever its form",
        arguments: [
            ("Refrain from hiding a gate.", "hide"), ("Resist combining bells.", "mix"),
            ("Lamps SHOULD NOT be removed.", "remove"), ("A gate shouldn’t be hidden.", "hide"),
            ("You can't hide a gate.", "hide"), ("You mustn't show a lamp.", "display"),
            ("Never animate or disable a lamp.", "animate"), ("Remove the bell, but don't show a lamp.", "display"),
            ("Don't ring a bell, and never hide it.", nil), ("Avoid", nil), ("Don't öffne, hide", "hide"),
            ("It's important to avoid customizing the button.", "custom"), ("Never use a customized button.", nil),
            ("Avoid crowding the bar.", nil), ("Hide the bar.", nil), ("Don’t", nil), ("", nil),
        ] as [(String, String?)])
    func prohibited(statement: String, deed: String?) {
        #expect(Deed.prohibited(by: statement) == deed)
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

    @Test(
        "a statement speaks of what is prohibited where it names it",
        arguments: [
            ("Avoid altering the brass gate's looks or sound.", "A customized gate must look like one.", true),
            ("Don't display a path in the title of a document.", "Display the path below.", true),
            ("Don't display a path in the title of a document.", "The about window should display an icon.", false),
            ("Avoid displaying a dot in the close button.", "Display a button that closes.", false),
            ("Display a dot.", "Display a dot.", false), ("Don't display", "Display it.", false),
        ])
    func names(prohibition: String, statement: String, names: Bool) {
        #expect(Deed.names(whatIsProhibitedBy: prohibition, statement) == names)
    }

    @Test("a statement forbids another's deed where it says not to do it to the same")
    func forbids() {
        #expect(Deed.forbids("Hide old lamps; don't dim them.", what: "Dim old lamps."))
        #expect(Deed.forbids("Hide it, do not dim it.", what: "Dim an old lamp."))
        for other in ["Hide old lamps.", "Don't dim new lamps.", "Hide them, and don't light them.", "Don't dim", ""] {
            #expect(!Deed.forbids(other, what: "Dim old lamps."))
        }
        #expect(!Deed.forbids("Don't dim them.", what: ""))
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

    private static let prohibition = "Don't light the brass lamp of a large panel."
    private static let permission = "Light the brass lamp of a large panel."

    @Test(
        "is granted by what speaks of doing it to the same thing, however either puts it",
        arguments: [
            (prohibition, permission), ("Do not light the brass lamp of a large panel.", permission),
            ("Avoid lighting the brass lamp of a large panel.", "Large panels light their brass lamps."),
            ("Refrain from lighting the brass lamp of a large panel.", permission),
            ("For peace, you shouldn’t light the brass lamp of large panels.", "The brass lamp lights a large panel."),
            (prohibition, "When it is dark, light the brass lamp of a large panel."),
        ])
    func grantedThing(prohibition: String, permission: String) {
        #expect(Deed.isGranted(what: prohibition, by: permission))
    }

    @Test("three of four words for the thing are enough, two of three are not")
    func share() {
        #expect(Deed.isGranted(what: Self.prohibition, by: "Light the brass lamp of each panel."))
        #expect(!Deed.isGranted(what: Self.prohibition, by: "Light a brass lamp."))
        #expect(!Deed.isGranted(what: "Don't light the brass lamp of a panel.", by: "Light a brass lamp."))
    }

    @Test(
        "is not granted with a limit or a narrower thing on either side, by what leads to a list, or in another case",
        arguments: [
            (prohibition, "Light only the brass lamp of a large panel."),
            (prohibition, "Light the brass lamp of a large panel rather late."),
            ("Don't light the brass lamp of a large panel without a match.", permission),
            (prohibition, "Light fewer than two brass lamps of a large panel."),
            ("Don't light more than the brass lamp of a large panel.", permission),
            (prohibition, "Light the brass lamp of a large panel:"),
            ("Don't light the brass lamp of a large panel:", permission),
            ("Don't light the brass lamp of a large panel when it is dark.", permission),
            (
                "Don't light the brass lamp of a large panel until dark.",
                "In the dark, light the brass lamp of a large panel."
            ),
        ])
    func limited(prohibition: String, permission: String) {
        #expect(!Deed.isGranted(what: prohibition, by: permission))
    }

    @Test(
        "is not granted by another deed or prohibition, nor where none is forbidden",
        arguments: [
            (prohibition, "Polish the brass lamp of a large panel."), (prohibition, prohibition),
            (prohibition, "Light the brass lamp of a large panel, never a candle."), (permission, permission),
            ("Hang up bells that don't light the brass lamp of a large panel.", permission),
            ("Don't use the brass lamp of a large panel.", "Use the brass lamp of a large panel."),
            ("Don't", permission), ("", ""), (prohibition, ""),
        ])
    func ungranted(prohibition: String, permission: String) {
        #expect(!Deed.isGranted(what: prohibition, by: permission))
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

    @Test("a thing that is to be avoided is no deed")
    func thing() {
        #expect(
            !Deed.isGranted(
                what: "Avoid uneven lamp heights in a hall.", by: "Uneven lamp heights are fine in a street, or a hall."
            ))
        #expect(
            Deed.isGranted(
                what: "Avoid hanging lamps in a low hall.", by: "Hang lamps in every low hall."))
    }
}
