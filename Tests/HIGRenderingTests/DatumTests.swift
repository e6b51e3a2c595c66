import Testing

@testable import HIGRendering

@Suite("Datum")
struct DatumTests {
    private enum Latch: String, NamedChoice {
        case open
        case shut = "is-shut"
    }

    private func schema<Value: Datum>(_ value: Value) -> String { Value.shape.schema.text() }

    @Test("plain values are what JSON has for them, and say so beforehand")
    func plain() {
        #expect("lamp \"one\"".json.text() == #""lamp \"one\"""#)
        #expect([7.json, true.json].map { $0.text() } == ["7", "true"])
        #expect(
            [schema("lamp"), schema(7), schema(true)]
                == [#"{"type":"string"}"#, #"{"type":"integer"}"#, #"{"type":"boolean"}"#])
    }

    @Test("a value that may be absent is null then, and its shape allows for it")
    func optional() {
        let (bells, none): (Int?, Int?) = (3, nil)
        #expect([bells.json, none.json] == [.integer(3), .null])
        #expect(schema(none) == #"{"anyOf":[{"type":"integer"},{"type":"null"}]}"#)
    }

    @Test("a list keeps its order, a map goes by the names, whichever came first")
    func collections() {
        #expect(["gate", "bell"].json.text() == #"["gate","bell"]"#)
        let (some, others) = (["gate": [1], "bell": [2, 3]], ["bell": [2, 3], "gate": [1]])
        #expect(some.json.text() == #"{"bell":[2,3],"gate":[1]}"#)
        #expect(others.json.text() == some.json.text())
        #expect(
            schema(some) == #"{"type":"object","additionalProperties":{"type":"array","items":{"type":"integer"}}}"#)
    }

    @Test(
        "a rounded number has its count of decimal places, two unless another is given",
        arguments: [(0.125, 3, "0.125"), (2.0 / 3, 2, "0.67"), (1, 2, "1.00"), (0.5, 0, "1"), (-0.004, 2, "0.00")])
    func rounded(value: Double, places: Int, text: String) {
        #expect(Rounded(value, places: places).json.text() == text)
        #expect(schema(Rounded(value)) == #"{"type":"number"}"#)
    }

    @Test("a choice is its name, and its shape lists the names in their order")
    func choice() {
        #expect(Latch.shut.json == .string("is-shut"))
        #expect(schema(Latch.open) == #"{"enum":["open","is-shut"]}"#)
    }
}
