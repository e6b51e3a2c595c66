import HIGModel
import Testing

@testable import HIGLineage

@Suite("What is turned round, and what perhaps is")
struct ReversalTests {
    private func change(
        _ older: String, _ newer: String, _ from: Modality, _ to: Modality, confidence: Double = 0.64,
        pinned: Bool = false
    ) -> Change {
        let link = Sample.link("a/bar/1", "b/bar/1", confidence: confidence)
        let decided = Link(
            from: link.from, to: link.to, bond: link.bond, confidence: confidence,
            evidence: link.evidence.pinned(pinned))
        return ChangeClassifier.sample.change(
            from: [Sample.rule("a/bar/1", older, modality: from)], to: [Sample.rule("b/bar/1", newer, modality: to)],
            links: [decided])
    }

    private func isTurned(_ older: String, _ before: Modality?, _ newer: String, _ now: Modality?) -> Bool {
        Reversal.isCertain(
            from: Saying(text: older, modality: before), to: Saying(text: newer, modality: now))
    }

    @Test("advice is turned round where a deed forbidden is now granted, and the other way round")
    func certain() {
        #expect(isTurned("Never combine two lamps.", .mustNot, "Combine two lamps where it helps.", .should))
        #expect(isTurned("Combine two lamps where it helps.", .should, "Never combine two lamps.", .mustNot))
    }

    @Test("advice says the same in the other polarity where the deeds differ")
    func otherDeed() {
        #expect(!isTurned("Avoid crowding the bar.", .shouldNot, "Keep the items of the bar few.", .should))
    }

    @Test("advice is not known to be turned round where it is not known how strongly a side binds")
    func unknown() {
        #expect(!isTurned("Never combine two lamps.", nil, "Combine two lamps where it helps.", .should))
        #expect(!isTurned("Never combine two lamps.", .mustNot, "Combine two lamps where it helps.", nil))
    }

    @Test(
        "a doubtful link between what is granted and what is forbidden is perhaps a reversal, neither as strong nor weaker",
        arguments: [
            (
                "Allow guests to choose which lamps to light in the hall.",
                "Avoid asking which lamps to keep in the hall.", .should, .shouldNot
            ),
            (
                "A gate that works as a bell should not have a bell rope.",
                "You can also use a brass handle to ring the bell of a gate with a rope.", .shouldNot, .may
            ),
            ("Don't leave out the maker's label.", "Include the maker's label only if it helps.", .mustNot, .should),
        ] as [(String, String, Modality, Modality)])
    func granted(older: String, newer: String, from: Modality, to: Modality) {
        let doubtful = change(older, newer, from, to)
        #expect(doubtful.relation == .reworded)
        #expect(doubtful.perhapsReversed)
        #expect(doubtful.strength == nil)
        let sure = change(older, newer, from, to, confidence: 0.8)
        #expect(!sure.perhapsReversed)
        #expect(sure.strength != nil)
        #expect(!change(older, newer, from, to, pinned: true).perhapsReversed)
    }

    @Test("a doubtful link between two places of the same thing is perhaps a reversal")
    func placed() {
        let (after, near) = ("Hang your own bells after all brass bells.", "Hang your own bells near brass ones.")
        #expect(change(after, near, .should, .should).perhapsReversed)
        #expect(change(near, after, .should, .should).perhapsReversed)
        #expect(!change(after, near, .should, .should, confidence: 0.9).perhapsReversed)
        #expect(!change(after, "Paint your own bells near brass ones.", .should, .should).perhapsReversed)
        #expect(!change(after, "Hang your own bells after the lamps, near brass.", .should, .should).perhapsReversed)
        #expect(!change(after, near, .shouldNot, .shouldNot).perhapsReversed)
    }

    @Test(
        "the other polarity is none where both sides still say the same or speak of other things",
        arguments: [
            ("Avoid crowding the bar.", "Keep the items of the bar few."),
            ("Don't stop guests from ringing the bell.", "Let guests ring the bell."),
            ("Don't leave out the maker's label.", "Include the maker's label."),
            ("Avoid hanging more than six lamps in a hall.", "In a hall, hang two to six lamps."),
            ("Don't hang lamps in a hall:", "You can hang lamps in a hall."),
            ("Avoid very small lamps.", "Use small lamps for a desk."),
            ("Don't build your own gates.", "Think of alternatives to building a gate."),
            ("Avoid lighting a lamp in the hall.", "If you must light a lamp in the hall, shade it."),
            ("Don't light lamps in a saved hall.", "Light lamps in an unsaved hall."),
            ("Never ring the bell in the hall.", "Ring the bell in the yard, not in the hall."),
        ])
    func polarity(prohibition: String, advice: String) {
        #expect(!change(prohibition, advice, .shouldNot, .should).perhapsReversed)
        #expect(!change(advice, prohibition, .should, .shouldNot).perhapsReversed)
    }

    @Test(
        "a newer text that denies the deed of the older turns it round, however sure the link is",
        arguments: [
            "Hide idle bells, don't dim them.", "Hide idle bells and never dim them.",
            "Hide idle bells rather than dimming them.", "Hide idle bells instead of dimming them.",
        ])
    func denied(newer: String) {
        let turned = change("Dim idle bells.", newer, .should, .should, confidence: 0.99)
        #expect(turned.relation == .reversed)
        #expect(!turned.perhapsReversed)
    }

    @Test("what is turned round, or may be, is not told as the same advice, what is worded anew is")
    func sameAdvice() {
        func mayReverse(
            _ older: String, _ newer: String, _ now: Modality = .should, confidence: Double = 0.9
        ) -> Bool {
            ChangeClassifier.sample.mayReverse(
                from: Sample.rule("a/bar/1", older), to: Sample.rule("b/bar/1", newer, modality: now),
                link: Sample.link("a/bar/1", "b/bar/1", confidence: confidence))
        }
        #expect(mayReverse("Dim idle bells.", "Hide idle bells, don't dim them."))
        #expect(!mayReverse("Dim idle bells.", "Dim all idle bells."))
        #expect(!mayReverse("Dim idle bells.", "Dim idle bells."))
        let (granted, denied) = ("You can ring a bell in a hall.", "A hall should not have a bell that you ring.")
        #expect(mayReverse(granted, denied, .shouldNot, confidence: 0.6))
        #expect(!mayReverse(granted, denied, .shouldNot))
        #expect(!mayReverse("Dim idle bells.", "Dim all idle bells.", confidence: 0.6))
    }

    @Test("of a group in which one piece of advice may be turned round the whole is marked, and the note names it")
    func inGroup() {
        let older = [
            Sample.rule("a/bar/1", "Say who made the lamp.", modality: .should),
            Sample.rule("a/bar/2", "Don't leave out the maker's label.", modality: .mustNot),
        ]
        let newer = Sample.rule("b/bar/1", "Say who made the lamp; add the maker's label only if it helps.")
        let links = [
            Sample.link("a/bar/1", "b/bar/1", confidence: 0.95, statements: 0.9),
            Sample.link("a/bar/2", "b/bar/1", confidence: 0.5),
        ]
        let merged = ChangeClassifier.sample.change(from: older, to: [newer], links: links)
        #expect(merged.relation == .merged)
        #expect(merged.perhapsReversed)
        #expect(merged.strength == .same)
        #expect(merged.note == "“Don't leave out the maker's label.” (a/bar/2) may be turned round")
    }
}
