import HIGModel
import Testing

@testable import HIGParsing

@Suite("Concession")
struct ConcessionTests {
    @Test(
        "a choice that is granted in passing stays one where the sentence tells what is usual",
        arguments: [
            "Although you can hide the bell when the gate is open, the default is to show it.",
            "Although you can also let visitors move the bell, most visitors don't expect this.",
            "However, though you can choose how many bolts there are, two bolts are the most useful.",
        ])
    func usual(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .may)
    }

    @Test(
        "… and is to be weighed where it tells what is better",
        arguments: [
            "Although you can use a brass bolt on either kind of gate, its color is better suited to a wooden one.",
            "Although you can use any bolt with either gate, brass bolts look best on wooden ones.",
        ])
    func better(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .consider)
    }

    @Test("what is acceptable in one place and makes another look bad is left to the reader")
    func acceptable() {
        let sentence = "Finally, although gaps are acceptable in garden walls, they can make a house look unfinished."
        #expect(Directive(in: sentence)?.modality == .may)
    }

    @Test(
        "a fact that is conceded directs nobody",
        arguments: [
            "Although you can find better gates elsewhere, no builder has followed all of this.",
            "Although you can't move the bell, most visitors find it.",
            "Although you can see most of the yard, the wall hides the gate.",
            "Although gaps are acceptable, walls have few.",
            "Although a gate is heavy, most visitors can push it.",
            "Although you can paint a gate, rain washes it off.",
        ])
    func fact(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test("what the sentence directs goes before what it concedes")
    func directive() {
        #expect(Directive(in: "Although you can paint the bell, it's better to leave it.")?.modality == .should)
        #expect(Directive(in: "Although you can paint the bell, don't paint the best one.")?.modality == .mustNot)
    }
}
