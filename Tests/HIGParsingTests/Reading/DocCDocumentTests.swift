import HIGModel
import Testing

@testable import HIGParsing

@Suite("DocCDocument")
struct DocCDocumentTests {
    private func document(_ json: String) throws -> DocCDocument {
        try DocCDocument(try Samples.source(json, file: "gates.json"), file: "gates.json")
    }

    /// A page's fields besides its metadata.
    private func page(_ fields: String) throws -> DocCDocument {
        try document("{\"metadata\":{\"title\":\"Gates\"},\"primaryContentSections\":[],\(fields)}")
    }

    @Test(
        "a page has metadata, and its content or its version",
        arguments: ["\"primaryContentSections\":[]", "\"schemaVersion\":{\"major\":0}"])
    func pages(field: String) throws {
        try #expect(document("{\"metadata\":{\"title\":\"Gates\"},\(field)}").title == "Gates")
        try #expect(document("{\"metadata\":{},\(field)}").title == nil)
    }

    @Test(
        "other JSON is passed over",
        arguments: [
            "[]", "{}", "{\"metadata\":{}}", "{\"primaryContentSections\":[]}",
            "{\"metadata\":[],\"primaryContentSections\":[]}",
            "{\"metadata\":{},\"primaryContentSections\":{},\"schemaVersion\":3}",
        ])
    func foreign(json: String) {
        #expect(throws: PassedOver.foreignJSON) { try document(json) }
    }

    @Test("what is no JSON is bad data of its file")
    func damaged() {
        let problem = #expect(throws: Problem.self) { try document("{\"metadata\":\n{\"title\":\n!}}") }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "gates.json:3")
        #expect(problem?.message.hasPrefix("not valid JSON: ") == true)
        #expect(problem?.message.hasSuffix(".") == false)
        let cutOff = #expect(throws: Problem.self) { try document("{\"metadata\":\n{\"title\":") }
        #expect(cutOff?.place == "gates.json:2")
    }

    @Test("fields that are neither read nor known to say nothing are named in order")
    func unknownFields() throws {
        try #expect(page("\"latches\":[],\"abstract\":[],\"bells\":null").unknownFields == ["bells", "latches"])
    }

    @Test("a reference is found by what it is called, and what is called otherwise is none")
    func references() throws {
        let page = try page("\"references\":{\"doc://gates\":{\"title\":\"Latches\"},\"lamp\":\"dim\"}")
        #expect(page.reference("doc://gates")?.string("title") == "Latches")
        #expect(page.reference("doc://bells") == nil)
        #expect(page.reference("lamp") == nil)
    }

    @Test(
        "a node's plain text is what a reader would see: its own text first, then what it holds, and no names",
        arguments: [
            ("{\"type\":\"text\",\"text\":\"Oil it.\"}", "Oil it."),
            ("{\"content\":[{\"text\":\"at dusk\"},\"and dawn\"],\"title\":\"Oil\"}", "Oil at dusk and dawn"),
            ("{\"rows\":[[[{\"text\":\"A\"}],[{\"code\":\"let b\"}]]]}", "A let b"),
            ("{\"type\":\"links\",\"items\":[\"doc://gates\"]}", ""),
            ("{\"type\":\"list\",\"items\":[\"Gates\"]}", "Gates"),
            ("{\"identifier\":\"gate.png\",\"metadata\":{\"abstract\":[{\"text\":\"A gate\"}]}}", "A gate"),
            ("{\"text\":\"\",\"content\":null,\"level\":2}", ""),
        ])
    func plainText(json: String, text: String) throws {
        try #expect(page("\"topicSections\":\(json)").root.node("topicSections")?.plainText == text)
    }

    @Test(
        "what is no list of nodes stands where nodes are due",
        arguments: [
            ("[]", false), ("[{}]", false), ("null", false), ("\"Oil it.\"", true), ("{}", true),
            ("[\"Oil it.\"]", true),
        ])
    func otherThanNodes(json: String, isOther: Bool) throws {
        try #expect(page("\"abstract\":\(json)").root.hasOtherThanNodes("abstract") == isOther)
    }
}
