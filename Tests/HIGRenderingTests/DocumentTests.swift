import Testing

@testable import HIGRendering

@Suite("Document")
struct DocumentTests {
    /// An answer of some bells, in a list too long to be held.
    private struct Belfry: Document {
        static let kind = Schema.rules
        static let about = "Bells that hang together."
        static let content = [Field<Belfry>("town", "Where it stands.", \.town)]
        static let lists = [
            ListField<Belfry>("bells", "From the lowest on.") { belfry, take in
                for bell in belfry.bells { try take(bell) }
            }
        ]
        let town: String
        let bells: [Int]
    }

    private struct Enough: Error {}

    /// The members in order, each as "name value", a list's elements apart.
    private func members(of document: some Document, most: Int = .max) throws -> [String] {
        var members: [String] = []
        try document.forEachMember { member in
            switch member {
            case .value(let member, let value): members.append("\(member.name) \(value.text())")
            case .list(let member, let forEach):
                members.append(member.name)
                try forEach { element in
                    guard members.count < most else { throw Enough() }
                    members.append(element.text())
                }
            }
        }
        return members
    }

    @Test("says its version and its kind, then its content, then its lists element by element")
    func order() throws {
        try #expect(
            members(of: Belfry(town: "Bruges", bells: [3, 1])) == [
                "version \(Schema.version)", "kind \"rules\"", "town \"Bruges\"", "bells", "3", "1",
            ])
        try #expect(members(of: Belfry(town: "", bells: [])).last == "bells")
    }

    @Test("ends where its reader has enough")
    func enough() {
        let endless = ListField<Belfry>("bells", "") { _, take in for bell in 1... { try take(bell) } }
        var taken: [JSON] = []
        #expect(throws: Enough.self) {
            try endless.forEach(Belfry(town: "", bells: [])) { bell in
                taken.append(bell)
                if taken.count == 3 { throw Enough() }
            }
        }
        #expect(taken == [1, 2, 3])
    }

    @Test("has the shape of all its members, of which the kind can be no other")
    func shape() throws {
        guard case .object(let shape) = Belfry.shape else {
            Issue.record("no record")
            return
        }
        #expect(shape.name == "rules-document")
        #expect(shape.about == Belfry.about)
        #expect(shape.members.map(\.name) == ["version", "kind", "town", "bells"])
        #expect(
            shape.members.map { $0.shape.schema.text() } == [
                #"{"type":"integer"}"#, #"{"enum":["rules"]}"#, #"{"type":"string"}"#,
                #"{"type":"array","items":{"type":"integer"}}"#,
            ])
        #expect(shape.members.last?.about == "From the lowest on.")
    }
}
