import Testing

@testable import HIGParsing

/// Where the strings of a JSON text stand.
@Suite("JSONStrings")
struct JSONStringsTests {
    private static func strings(_ json: String) -> JSONStrings { JSONStrings(Array(json.utf8)) }

    /// The literals of a string that are found one after the other.
    private static func literals(of string: String, in json: String) -> [String] {
        let (strings, utf8) = (strings(json), Array(json.utf8))
        var found: [String] = []
        var offset = 0
        while let place = strings.next(string, from: offset) {
            found.append(String(decoding: utf8[place], as: UTF8.self))
            offset = place.upperBound
        }
        return found
    }

    @Test("a string is found at each of its places, however it is written")
    func places() {
        let json = #"{"a": "gate", "b": ["bell", "gate", {"gate": "g\u0061te"}], "c": "\"gate\""}"#
        #expect(JSONStringsTests.literals(of: "gate", in: json) == ["gate", "gate", "gate", #"g\u0061te"#])
        #expect(JSONStringsTests.literals(of: "\"gate\"", in: json) == [#"\"gate\""#])
        #expect(JSONStringsTests.literals(of: "door", in: json) == [])
    }

    @Test("only the outermost object's keys are its keys, and the first that stands there twice is told")
    func keys() {
        let json = #"{"kind": "page", "parts": {"kind": 1, "kind": 2}, "title" : "kind", "kind": 3, "title": 4}"#
        let strings = JSONStringsTests.strings(json)
        #expect(Set(strings.topLevelKeys.keys) == ["kind", "parts", "title"])
        #expect(strings.topLevelKeys["kind"] == 2)
        #expect(strings.repeatedKey?.name == "kind")
        #expect(strings.repeatedKey.map { json.utf8.dropFirst($0.offset).starts(with: "kind\": 3".utf8) } == true)
    }

    @Test(
        "no key is repeated in a text that is cut off",
        arguments: ["", "\"", "{\"a", "{\"a\\", "{\"a\\\"", "]}\"a\""])
    func unclosed(json: String) {
        #expect(JSONStringsTests.strings(json).repeatedKey == nil)
    }
}
