import Testing

@testable import HIGRendering

@Suite("JSON written part by part")
struct JSONStreamTests {
    private let bell = JSON.object([
        .init("name", "Ada \"the\nbig\""), .init("tones", ["a", "b"]), .init("tower", .object([.init("height", 40)])),
    ])

    private func text(
        _ kind: JSONStream.Kind, _ body: (inout JSONStream, (String) throws -> Void) throws -> Void
    ) throws -> String {
        var text = ""
        var stream = JSONStream(kind, depth: 0)
        let sink = { (piece: String) in text += piece }
        try stream.open(to: sink)
        try body(&stream, sink)
        try stream.close(to: sink)
        return text
    }

    @Test("is an array as it is when written whole", arguments: 1...3)
    func array(count: Int) throws {
        let written = try text(.array) { stream, sink in
            for _ in 0..<count { try stream.add(bell, to: sink) }
        }
        #expect(written == JSON.array(Array(repeating: bell, count: count)).text(.pretty))
    }

    @Test("is an object as it is when written whole, with its names escaped", arguments: ["bell", "a \"b\"\\\n", "鐘"])
    func object(name: String) throws {
        let written = try text(.object) { stream, sink in
            try stream.add(name, bell, to: sink)
            try stream.add("count", 2, to: sink)
            try stream.add("none", .null, to: sink)
        }
        let whole = JSON.object([.init(name, bell), .init("count", 2), .init("none", .null)])
        #expect(written == whole.text(.pretty))
    }

    @Test("without elements takes no more than its brackets")
    func empty() throws {
        #expect(try text(.array) { _, _ in } == "[]")
        #expect(try text(.object) { _, _ in } == "{}")
    }

    @Test("nests another as deep as that says")
    func nested() throws {
        let written = try text(.object) { stream, sink in
            try stream.add("place", "North", to: sink)
            try stream.name("bells", to: sink)
            var bells = JSONStream(.array, depth: 1)
            try bells.open(to: sink)
            try bells.add(bell, to: sink)
            try bells.next(to: sink)
            var last = JSONStream(.object, depth: 2)
            try last.open(to: sink)
            try last.add("name", "Eve", to: sink)
            try last.close(to: sink)
            try bells.close(to: sink)
            try stream.add("open", .bool(true), to: sink)
        }
        let whole = JSON.object([
            .init("place", "North"), .init("bells", [bell, .object([.init("name", "Eve")])]),
            .init("open", .bool(true)),
        ])
        #expect(written == whole.text(.pretty))
    }
}
