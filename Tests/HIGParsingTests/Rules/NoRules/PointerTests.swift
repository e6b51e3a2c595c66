import HIGModel
import Testing

@testable import HIGParsing

@Suite("Pointer")
struct PointerTests {
    @Test(
        "a pointer in brackets at the end of a statement goes",
        arguments: [
            ("Use a sheet (see \"Sheets\").", "Use a sheet."),
            ("Use a sheet (to learn more, see \"Sheets\" (page 147)).", "Use a sheet."),
            ("Use a sheet (described in Sheets):", "Use a sheet:"), ("Use a sheet (page 12).", "Use a sheet."),
            ("Use a sheet (see Sheets)", "Use a sheet"), ("Use a sheet; see \"Sheets\" for more.", "Use a sheet."),
            ("Use a sheet; for details, see \"Sheets\" (page 12).", "Use a sheet."),
        ])
    func trimmed(statement: String, expected: String) {
        #expect(Pointer.trimmed(statement) == expected)
    }

    @Test(
        "other brackets stay",
        arguments: [
            "Avoid tall rows (more than 60 points).", "Use a plain (borderless) button.", "Use 44 points (or more)",
            ")", "", ".",
            "(see Sheets", "Keep it shut; see that it stays so.",
        ])
    func kept(statement: String) {
        #expect(Pointer.trimmed(statement) == statement)
    }

    @Test(
        "what sends readers to another text, or to whom they bought it from, directs no design",
        arguments: [
            "Also refer to the sections of the lamp manual.", "If you dislike tales, please skip ahead to \"Lamps.\"",
            "To draw such signs, follow the sign design guidelines in Lamps and Gates.",
            "You should now and then check with your authorized lamp dealer.",
            "Contact an authorized reseller of lamps.",
            "While this manual is written mainly for smiths, you can take something from it.",
            "As a new smith, you will find a fair amount of thought that should be of help.",
            "Bells and gates are just a few examples of things that should be kept shut.",
            "You don't need to read the whole chapter.", "You don't need to read the whole manual.",
            "For details, turn to page 31.",
            "You can skip this section if you know lamps.",
        ])
    func elsewhere(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "but what only names a text or a seller does",
        arguments: [
            "Also refer to lamps by name.", "To let people skip ahead, show a button.",
            "To draw such signs, follow the wishes of people.", "As a smith, you should use iron.",
            "Bells are examples of signs; use them well.",
            "Show a list of authorized dealers.", "To draw such signs, follow the guidelines in",
            "Use the lamps as this manual is used.", "You can skip the section header in short lists.",
            "Turn to a friend for help with names.",
            "You should let people skip a chapter.",
        ])
    func here(sentence: String) {
        #expect(Directive(in: sentence) != nil)
    }

    @Test(
        "brackets around a statement go, and those whose counterpart stands in another sentence",
        arguments: [
            ("(Use a sheet.)", "Use a sheet."), ("(Use a sheet).", "Use a sheet."), ("(Use a sheet.", "Use a sheet."),
            ("Use a sheet.)", "Use a sheet."), ("Use a sheet (or two).", "Use a sheet (or two)."),
            ("(In a panel) use a sheet (or two).", "(In a panel) use a sheet (or two)."), ("(", ""), ("", ""),
        ])
    func brackets(statement: String, expected: String) {
        #expect(Pointer.unbracketed(statement) == expected)
    }
}
