import Foundation
import Testing

@testable import HIGRendering

@Suite("A JSON value")
struct JSONTests {
    private let bells = JSON.object([
        .init("tower", .object([.init("height", 40), .init("open", .bool(false)), .init("lamp", .null)])),
        .init("bells", [.object([.init("name", "Ada")]), "none", ["a", ["b"]]]),
        .init("area", .decimal(12.5, places: 2)),
    ])

    @Test("is compact on one line without spaces, with its members in their order")
    func compact() {
        #expect(
            bells.text()
                == #"{"tower":{"height":40,"open":false,"lamp":null},"bells":[{"name":"Ada"},"none",["a",["b"]]],"#
                + #""area":12.50}"#)
        #expect(
            JSON.object([.init("b", .bool(true)), .init("a", 2), .init("C", 3)]).text() == #"{"b":true,"a":2,"C":3}"#)
    }

    @Test("is pretty with a member a line, and with an element a line where one of them is no plain value")
    func pretty() {
        #expect(
            bells.text(.pretty) == """
                {
                  "tower": {
                    "height": 40,
                    "open": false,
                    "lamp": null
                  },
                  "bells": [
                    {
                      "name": "Ada"
                    },
                    "none",
                    [
                      "a",
                      ["b"]
                    ]
                  ],
                  "area": 12.50
                }
                """)
        #expect(JSON.array([[1, 2], [], .object([])]).text(.pretty) == "[\n  [1, 2],\n  [],\n  {}\n]")
        #expect(JSON.array([.null, .bool(true), "a, b", 1]).text(.pretty) == #"[null, true, "a, b", 1]"#)
    }

    @Test("reads the same in both styles", arguments: [JSON.Style.compact, .pretty])
    func meaning(style: JSON.Style) throws {
        let read = try JSONSerialization.jsonObject(with: Data(bells.text(style).utf8))
        let expected: NSDictionary = [
            "tower": ["height": 40, "open": false, "lamp": NSNull()] as NSDictionary,
            "bells": [["name": "Ada"] as NSDictionary, "none", ["a", ["b"]] as NSArray] as NSArray, "area": 12.5,
        ]
        #expect(read as? NSDictionary == expected)
    }

    @Test("without elements takes no more than its brackets", arguments: [JSON.Style.compact, .pretty])
    func empty(style: JSON.Style) {
        #expect(JSON.array([]).text(style) == "[]")
        #expect(JSON.object([]).text(style) == "{}")
        #expect(JSON.string("").text(style) == "\"\"")
    }

    @Test("escapes a member's name as it does a string")
    func names() {
        let members = [JSON.Member("a \"bell\"\\\n", 1), JSON.Member("\u{1B}\u{202E}é", 2)]
        #expect(JSON.object(members).text() == #"{"a \"bell\"\\\n":1,"\u001b\u202eé":2}"#)
        #expect(
            JSON.object(members).text(.pretty) == #"""
                {
                  "a \"bell\"\\\n": 1,
                  "\u001b\u202eé": 2
                }
                """#)
    }

    @Test("escapes the signs of a string whatever marks stand on them")
    func marks() {
        let text = JSON.string("\"\u{301}\\\u{338}").text()
        #expect(Array(text.unicodeScalars) == Array("\"\\\"\u{301}\\\\\u{338}\"".unicodeScalars))
    }

    @Test("has whole numbers of any size", arguments: [(0, "0"), (-7, "-7"), (Int.min, "-9223372036854775808")])
    func integers(value: Int, text: String) {
        #expect(JSON.integer(value).text() == text)
    }

    @Test(
        "rounds a number to the nearest of its decimal places",
        arguments: [
            (0.999, 2, "1.00"), (-0.05, 2, "-0.05"), (-1.996, 2, "-2.00"), (9.6, 0, "10"), (0.0004, 3, "0.000"),
            (1_234_567.89, 1, "1234567.9"), (0.07, 2, "0.07"), (100, 1, "100.0"), (-.infinity, 1, "null"),
            (0.934, 2, "0.93"), (1, 2, "1.00"), (-0.5, 1, "-0.5"), (0.005, 1, "0.0"), (7.25, 3, "7.250"),
            (12, 0, "12"), (-0.001, 2, "0.00"), (.nan, 2, "null"), (.infinity, 2, "null"),
        ] as [(Double, Int, String)])
    func decimals(value: Double, places: Int, text: String) {
        #expect(JSON.decimal(value, places: places).text() == text)
    }

    @Test("strings escape what they must and nothing else")
    func strings() {
        #expect(JSON.string("a/b \"c\" \\ \n\t\u{1} é 🙂").text() == #""a/b \"c\" \\ \n\t\u0001 é 🙂""#)
        #expect(JSON.string("\r\n").text() == #""\r\n""#)
        #expect(JSON.string("“q” – 日 \u{A0}\u{AD}\u{200D}").text() == "\"“q” – 日 \u{A0}\u{AD}\u{200D}\"")
    }

    @Test("strings escape whatever could steer a terminal, and read as they were")
    func steering() throws {
        #expect(
            JSON.string("\u{1B}[2J\u{7}\u{7F}\u{9B}\u{61C}\u{202E}\u{2028}").text()
                == #""\u001b[2J\u0007\u007f\u009b\u061c\u202e\u2028""#)
        for value in (0..<0x2FFF as Range<UInt32>) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "a\(scalar)b"
            let json = JSON.string(text).text()
            #expect(json.visible == json)
            #expect(
                try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? String == text)
        }
    }

    @Test("pretty printing keeps plain lists on one line")
    func plainLists() {
        let value = JSON.object([
            .init("lines", [4, 5]), .init("empty", []), .init("none", .object([])),
            .init("objects", [.object([.init("a", .null)])]),
        ])
        expect(
            value.text(.pretty) + "\n",
            looks: """
                {
                  "lines": [4, 5],
                  "empty": [],
                  "none": {},
                  "objects": [
                    {
                      "a": null
                    }
                  ]
                }
                """)
    }
}
