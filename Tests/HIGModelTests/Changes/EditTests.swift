import HIGModel
import Testing

@Suite("Edit")
struct EditTests {
    private func adding(_ edits: Edit..., to steps: [Edit] = []) -> [Edit] {
        edits.reduce(into: steps) { $0.add($1) }
    }

    @Test("steps that do the same one after the other are one", arguments: [Edit.Operation.equal, .delete, .insert])
    func same(operation: Edit.Operation) {
        #expect(
            adding(Edit(operation, "Ring "), Edit(operation, "the "), Edit(operation, "bell."))
                == [Edit(operation, "Ring the bell.")])
    }

    @Test("a step without text adds nothing")
    func empty() {
        #expect(adding(Edit(.insert, "")).isEmpty)
        let steps = [Edit(.equal, "Ring "), Edit(.insert, "twice")]
        #expect(adding(Edit(.delete, ""), to: steps) == steps)
    }

    @Test("a deletion after the insertion that takes its place is kept before it")
    func order() {
        #expect(adding(Edit(.insert, "lamp"), Edit(.delete, "bell")) == [Edit(.delete, "bell"), Edit(.insert, "lamp")])
        #expect(
            adding(Edit(.equal, "the "), Edit(.insert, "lamp"), Edit(.delete, "bell"), Edit(.equal, "."))
                == [Edit(.equal, "the "), Edit(.delete, "bell"), Edit(.insert, "lamp"), Edit(.equal, ".")])
    }

    @Test("deletions and insertions in turn are one of each")
    func turns() {
        #expect(
            adding(
                Edit(.delete, "old "), Edit(.insert, "new "), Edit(.delete, "iron "), Edit(.insert, "oak "),
                Edit(.delete, "gate"))
                == [Edit(.delete, "old iron gate"), Edit(.insert, "new oak ")])
    }

    @Test("a deletion goes before no insertion but the last step")
    func apart() {
        let steps = [Edit(.insert, "Always "), Edit(.equal, "ring ")]
        #expect(adding(Edit(.delete, "it"), to: steps) == steps + [Edit(.delete, "it")])
    }

    @Test("what stays and was written otherwise is joined neither with the step before it nor with the one after it")
    func writtenOtherwise() {
        let steps = [Edit(.equal, "The "), Edit(.equal, "gate’s", older: "gate's"), Edit(.equal, " bell")]
        #expect(steps.reduce(into: [Edit]()) { $0.add($1) } == steps)
    }

    @Test("what was written alike was not written otherwise")
    func writtenAlike() {
        #expect(Edit(.equal, "gate", older: "gate") == Edit(.equal, "gate"))
        #expect(Edit(.equal, "gate", older: "Gate").older == "Gate")
    }

    @Test("spelled out, what is only written otherwise is taken out and put in")
    func spelledOut() {
        let steps = [Edit(.equal, "The "), Edit(.equal, "gate’s", older: "gate's"), Edit(.equal, " bell")]
        #expect(
            steps.spelledOut == [
                Edit(.equal, "The "), Edit(.delete, "gate's"), Edit(.insert, "gate’s"), Edit(.equal, " bell"),
            ])
    }

    @Test("spelled out, it is one with the changes beside it")
    func besideChanges() {
        let quote = Edit(.equal, " “bell”", older: " \"bell\"")
        #expect(
            [Edit(.delete, "no"), Edit(.insert, "one"), quote, Edit(.insert, " more")].spelledOut
                == [Edit(.delete, "no \"bell\""), Edit(.insert, "one “bell” more")])
        #expect(
            [Edit(.insert, "one"), quote].spelledOut
                == [Edit(.delete, " \"bell\""), Edit(.insert, "one “bell”")])
    }

    @Test("spelled out, other steps stay as they are")
    func plain() {
        let steps = [Edit(.equal, "Ring "), Edit(.delete, "the bell"), Edit(.insert, "once"), Edit(.equal, ".")]
        #expect(steps.spelledOut == steps)
        #expect([Edit]().spelledOut.isEmpty)
    }
}
