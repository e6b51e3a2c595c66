import Testing

@testable import HIGRendering

@Suite("The shape of a value")
struct ShapeTests {
    private static let tower = ObjectShape(
        name: "tower", about: "Where bells hang.",
        members: [.init(name: "height", about: "In steps.", shape: .integer)])
    private static let bell = ObjectShape(
        name: "bell", about: "What rings.",
        members: [
            .init(name: "name", about: "What it is called.", shape: .string),
            .init(name: "tower", about: "Where it hangs.", shape: .nullable(.object(tower))),
            .init(name: "others", about: "Where it hung.", shape: .map(.array(.object(tower)))),
        ])

    @Test(
        "has a JSON Schema",
        arguments: [
            (.string, #"{"type":"string"}"#), (.integer, #"{"type":"integer"}"#), (.number, #"{"type":"number"}"#),
            (.boolean, #"{"type":"boolean"}"#), (.choice(["may", "must"]), #"{"enum":["may","must"]}"#),
            (.nullable(.integer), #"{"anyOf":[{"type":"integer"},{"type":"null"}]}"#),
            (.array(.array(.string)), #"{"type":"array","items":{"type":"array","items":{"type":"string"}}}"#),
            (.map(.number), #"{"type":"object","additionalProperties":{"type":"number"}}"#),
            (.object(tower), ##"{"$ref":"#/$defs/tower"}"##),
            (.union([.string, .object(tower)]), ##"{"anyOf":[{"type":"string"},{"$ref":"#/$defs/tower"}]}"##),
        ] as [(Shape, String)])
    func schema(shape: Shape, json: String) {
        #expect(shape.schema.text() == json)
    }

    @Test("of a record demands every member, also one that may be null, and tells what each means")
    func record() {
        #expect(
            Self.bell.schema.text(.pretty) == """
                {
                  "description": "What rings.",
                  "type": "object",
                  "properties": {
                    "name": {
                      "description": "What it is called.",
                      "type": "string"
                    },
                    "tower": {
                      "description": "Where it hangs.",
                      "anyOf": [
                        {
                          "$ref": "#/$defs/tower"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "others": {
                      "description": "Where it hung.",
                      "type": "object",
                      "additionalProperties": {
                        "type": "array",
                        "items": {
                          "$ref": "#/$defs/tower"
                        }
                      }
                    }
                  },
                  "required": ["name", "tower", "others"]
                }
                """)
    }

    @Test(
        "names the records in it once each, inner ones first",
        arguments: [
            ([.string, .choice(["tower"])], []), ([.object(bell)], ["tower", "bell"]),
            ([.object(tower), .object(bell)], ["tower", "bell"]),
            ([.union([.string, .array(.object(bell))]), .object(tower)], ["tower", "bell"]),
            ([.nullable(.map(.object(tower)))], ["tower"]), ([], []),
        ] as [([Shape], [String])])
    func records(shapes: [Shape], names: [String]) {
        #expect(Shape.records(in: shapes).map(\.name) == names)
    }
}
