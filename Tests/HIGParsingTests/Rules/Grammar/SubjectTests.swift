import Testing

@testable import HIGParsing

/// Of the last "you" of a sentence.
@Suite("Subject of a modal verb")
struct SubjectTests {
    private func isSubordinate(_ sentence: String, permission: Bool) throws -> Bool {
        let clause = Clause(sentence)
        let index = try #require(clause.tokens.lastIndex { $0.word == "you" })
        return Subject(clause: clause, index: index).isSubordinate(permission: permission)
    }

    @Test(
        "right after a noun, a question or a relative word it stands in a clause that only describes",
        arguments: [
            "The bells you can ring are old.", "The list tells which you should ring.",
            "The cows for whom you must open the gate are hungry.", "The yard where you can ring it is small.",
            "The sign tells how you should ring it.", "The sign tells why you must ring it.",
            "The sign tells what you can ring.", "Ring whatever you can ring.", "Go wherever you may go.",
            "The bell that you should ring is old.",
        ])
    func describing(sentence: String) throws {
        #expect(try isSubordinate(sentence, permission: true))
        #expect(try isSubordinate(sentence, permission: false))
    }

    @Test(
        "at the start, after a comma, and after an adverb or a phrase it stands in the main clause",
        arguments: [
            "You should ring it.", "Because oak is hard, you must ring it.", "Usually you can ring it.",
            "Therefore you should ring it.", "In a yard you can ring it.", "Without a lamp you must ring it.",
            "If appropriate you can ring it.", "If a gate sticks you should ring it.",
            "Remember that you can ring it.",
        ])
    func main(sentence: String) throws {
        #expect(try !isSubordinate(sentence, permission: true))
        #expect(try !isSubordinate(sentence, permission: false))
    }

    @Test("after a purpose a demand stands in the main clause, and what you can do belongs to its noun")
    func purpose() throws {
        #expect(try !isSubordinate("To avoid cows you should shut it.", permission: false))
        #expect(try isSubordinate("To avoid the cows you can see, hide.", permission: true))
    }

    @Test(
        "a demand after what means, recommends or requires it is a statement of its own",
        arguments: [
            "This means you should ring it.", "This means that you should ring it.",
            "Farmers recommend that you should ring it.", "The law requires that you must ring it.",
            "It is important that you must ring it.",
        ])
    func sayings(sentence: String) throws {
        #expect(try !isSubordinate(sentence, permission: false))
    }

    @Test("what it means that you can do is no permission by itself")
    func meant() throws {
        #expect(try isSubordinate("This means that you can ring it.", permission: true))
    }

    @Test("\"so you can\" gives a purpose, and behind a comma a conclusion")
    func so() throws {
        #expect(try isSubordinate("The lamp is lit so you can see it.", permission: true))
        #expect(try !isSubordinate("The lamp is lit, so you can see it.", permission: true))
        #expect(try !isSubordinate("The lamp is dark so you must ring it.", permission: false))
    }

    @Test("\"so that you\" gives a purpose, whatever the verb", arguments: [true, false])
    func soThat(permission: Bool) throws {
        #expect(try isSubordinate("The lamp is lit so that you see it.", permission: permission))
    }
}
