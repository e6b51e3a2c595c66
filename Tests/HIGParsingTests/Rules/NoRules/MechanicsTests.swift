import HIGModel
import Testing

@testable import HIGParsing

@Suite("Mechanics")
struct MechanicsTests {
    /// A sentence as a clause, and where a word stands in it first.
    private func place(_ word: WordForm, in sentence: String) throws -> (clause: Clause, index: Int) {
        let clause = Clause(sentence)
        return (clause, try #require(clause.tokens.firstIndex { $0.word == word }))
    }

    private func explains(_ sentence: String, from word: WordForm) throws -> Bool {
        let (clause, index) = try place(word, in: sentence)
        return Mechanics.explains(clause, from: index)
    }

    @Test(
        "the name of a programming interface before a colon labels a clause",
        arguments: [
            ("Cocoa: Use a lamp.", true), ("CARBON: Ring it.", true), ("SwiftUI: Ring it.", true),
            ("Gates: Use oak.", false), ("Cocoa gates: Use oak.", false), ("Cocoa, use oak.", false),
            ("Use Cocoa: it rings.", false), ("Cocoa:", false), ("", false),
        ])
    func label(sentence: String, isLabelled: Bool) {
        #expect(Mechanics.isLabelled(Clause(sentence)) == isLabelled)
    }

    @Test(
        "what acts on a name from code explains how something is made",
        arguments: [
            "Use the NSGate class.", "Set a kBellTone value.", "Call the ringBellTwice method of a gate.",
            "Create an NSGate.", "Use the Bell API to ring.", "Create it programmatically.",
        ])
    func code(sentence: String) throws {
        #expect(try explains(sentence, from: Clause(sentence)[0]))
    }

    @Test(
        "so does what is called in code, with its brackets, or hooked up by a listener, whatever its names begin with",
        arguments: [
            "To open it in code, call the opener.", "Call openGate(Gate.Wide) twice.",
            "You can listen for rings by registering a GateListener.", "You can wait by implementing its delegate.",
            "You can change it by overriding the method.",
        ])
    func calls(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a call that is heard, a bracket that explains, and what is done by other means are of the design",
        arguments: [
            "Call a guard (the older one).", "You can protect it by registering a name.", "Use a lamp (or two).",
            "You can call a guard by ringing.",
        ])
    func otherCalls(sentence: String) {
        #expect(Directive(in: sentence) != nil)
    }

    @Test("so does what is made in a tool")
    func tool() throws {
        #expect(try explains("In Interface Builder, hang the bell.", from: "hang"))
        #expect(try explains("You can also use Interface Builder to hang it.", from: "can"))
        #expect(try explains("In the attributes inspector, hang the bell.", from: "hang"))
        #expect(try explains("Using the programming interfaces, hang the bell.", from: "hang"))
    }

    @Test(
        "what mentions a name from code, names it in brackets, or speaks of a tool explains nothing",
        arguments: [
            "Use a lamp (an NSLamp instance).", "Use the (NSLamp) lamp.", "Use a lamp that NSLamp draws.",
            "Hang the bell of the NSGate class.",
            "Use modern APIs.", "Use a brass bell.", "Use Interface Builder to draw it.",
            "Set it apart from other programming interfaces.",
        ])
    func mention(sentence: String) throws {
        #expect(try !explains(sentence, from: Clause(sentence)[0]))
    }

    @Test("what developers should use is asked of them", arguments: ["Developers", "You"])
    func asked(subject: String) throws {
        #expect(try !explains("\(subject) should use the NSGate class.", from: "should"))
        #expect(try explains("\(subject) can use the NSGate class.", from: "can"))
    }

    @Test("names before the directive count for nothing")
    func before() throws {
        #expect(try !explains("With the NSGate class at hand, use a lamp.", from: "use"))
    }

    @Test(
        "a key with a name from code is demanded of a file, any other of the design",
        arguments: [
            ("You must add the NSBellTone key to your list.", true), ("It must include a UIGateBell key.", true),
            ("You must set the NSBellTone and NSGate key.", true), ("You must add the brass key.", false),
            ("You must hang up the NSBellTone key.", false), ("You must add the NSBellTone lamp.", false),
            ("To add the NSBellTone key you must wait.", false), ("You must ring.", false),
            ("Key gates must be shut.", false),
        ])
    func key(sentence: String, demands: Bool) throws {
        let (clause, index) = try place("must", in: sentence)
        #expect(Mechanics.demandsKey(clause, from: index) == demands)
    }

    @Test(
        "what hands do with the machine is told to those who use it",
        arguments: [
            "To pick a lamp, drag down to it, then release the button to light it.",
            "To ring from afar, hold down the Bell key while pressing another.",
            "When the gate is in sight, move the pointer back to stop and release the button to open it.",
            "To scroll slowly, press the arrow and hold the button down.",
            "Hold down the Bell key to ring twice.", "To turn the page, tap and hold the corner, then release it.",
            "To zoom, pinch the lamp.",
            "To see all lamps, bring up each menu by dragging across the bar.",
        ])
    func hands(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what a design does for them is asked of the designer",
        arguments: [
            "To keep it easy, click areas should be large.", "To save steps, let people light lamps by dragging.",
            "To make it easy, support moving lamps by dragging.",
            "Move the pointer to the lamp that is lit.", "Don't hold down the bell, and release the key.",
            "To show more, use a button that people hold down.",
            "Release the lamp when people drag it out of the gate.",
            "When people move the pointer over a lamp, hold the lamp's color.",
        ])
    func designs(sentence: String) {
        #expect(Directive(in: sentence) != nil)
    }

    @Test("the word that a sentence opens with is no key")
    func opening() {
        #expect(Directive(in: "Key gates must be shut.")?.modality == .must)
    }
}
