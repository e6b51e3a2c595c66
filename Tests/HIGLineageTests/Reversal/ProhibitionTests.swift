import Testing

@testable import HIGLineage

@Suite("What a statement forbids doing")
struct ProhibitionTests {
    private static func isLifted(what prohibition: String, by statement: String) -> Bool {
        Prohibition(prohibition)?.isLifted(by: statement) ?? false
    }

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
        #expect(Prohibition(statement)?.deed == deed)
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
        #expect((Prohibition(prohibition)?.isOn(whatIsNamedBy: statement) ?? false) == names)
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
        #expect(Self.isLifted(what: prohibition, by: permission))
    }

    @Test("three of four words for the thing are enough, two of three are not")
    func share() {
        #expect(Self.isLifted(what: Self.prohibition, by: "Light the brass lamp of each panel."))
        #expect(!Self.isLifted(what: Self.prohibition, by: "Light a brass lamp."))
        #expect(!Self.isLifted(what: "Don't light the brass lamp of a panel.", by: "Light a brass lamp."))
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
        #expect(!Self.isLifted(what: prohibition, by: permission))
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
        #expect(!Self.isLifted(what: prohibition, by: permission))
    }

    @Test("a thing that is to be avoided is no deed")
    func thing() {
        #expect(
            !Self.isLifted(
                what: "Avoid uneven lamp heights in a hall.", by: "Uneven lamp heights are fine in a street, or a hall."
            ))
        #expect(
            Self.isLifted(
                what: "Avoid hanging lamps in a low hall.", by: "Hang lamps in every low hall."))
    }
}
