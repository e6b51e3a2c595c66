import Testing

@testable import HIGStore

@Suite("NumberList: numbers as a column holds them")
struct NumberListTests {
    @Test(
        "whole numbers are written without a decimal point, others with one",
        arguments: [
            ([], "[]"), ([44], "[44]"), ([44, 44.5], "[44,44.5]"), ([-3, 0], "[-3,0]"), ([0.1], "[0.1]"),
        ] as [([Double], String)])
    func written(numbers: [Double], json: String) {
        #expect(NumberList(numbers).json == json)
    }

    @Test("what was written is read again, to the last digit")
    func roundTrip() {
        let numbers = [0, -1, 1.0 / 3, 2.5e-300, 1e300, Double(1 << 53)]
        #expect(NumberList(json: NumberList(numbers).json)?.numbers == numbers)
    }

    @Test("row numbers keep every digit up to 2⁵³")
    func rowNumbers() {
        #expect(NumberList([1, (1 << 53) - 1]).json == "[1,9007199254740991]")
        #expect(NumberList([Int64]()).json == "[]")
    }

    @Test(
        "a text that is no array of numbers is none",
        arguments: ["", "44", "[44", "44]", "[", "]", "[lamp]", "[44,lamp]", "{44}", "[\"44\"]", "[[44]]", "null"])
    func unreadable(json: String) {
        #expect(NumberList(json: json)?.numbers == nil)
    }
}
