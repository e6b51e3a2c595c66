import Testing

@testable import HIGLineage

@Suite("Where statements put a thing")
struct PlacingTests {
    @Test(
        "is contrary where one says the opposite place of the other, whichever comes first",
        arguments: [
            ("Hang bells above a gate.", "Hang bells below a gate."),
            ("Hang bells before the lamps.", "Hang bells after all lamps."),
            ("Hang bells near lamps.", "Hang bells away from lamps."),
            ("Hang bells among lamps.", "Hang bells apart."), ("Hang bells between lamps.", "Hang bells after lamps."),
            ("HANG bells at the top.", "hang lamps at the bottom"),
            ("Hang bells on the left.", "Hang bells on the right."), ("Hang bells first.", "Hang bells last."),
        ])
    func contrary(one: String, other: String) {
        #expect(Placing.isContrary(one, other))
        #expect(Placing.isContrary(other, one))
    }

    @Test(
        "is not contrary with another deed, with places of different kinds, or where either names both or none",
        arguments: [
            ("Hang bells first.", "Paint bells last."), ("Hang bells on the left.", "Hang bells at the bottom."),
            ("Hang bells above a gate.", "Hang bells beside a gate."),
            ("Hang bells on the left or the right.", "Hang bells on the right."),
            ("Hang bells at the top.", "Hang bells."), ("Hang bells at the top.", "Hang bells at the top."),
            ("First bells.", "Last bells."), ("", ""), ("Hang", "Hang"),
        ])
    func agreeing(one: String, other: String) {
        #expect(!Placing.isContrary(one, other))
        #expect(!Placing.isContrary(other, one))
    }
}
