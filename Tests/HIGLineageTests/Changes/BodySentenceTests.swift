import HIGModel
import Testing

@testable import HIGLineage

@Suite("Sentences of bodies in a group")
struct BodySentenceTests {
    private let dim = "You may dim a hall lamp late at night."
    private let horn = "Sound a loud horn before ships collide."

    private func sentences(_ older: [Rule], _ newer: [Rule], _ links: [Link]) -> [Change.BodySentence] {
        ChangeClassifier.sample.change(from: older, to: newer, links: links).alsoInBody
    }

    private func sentence(_ rule: String, carries told: String, _ text: String, _ modality: Modality?)
        -> Change.BodySentence
    {
        Change.BodySentence(rule: rule, carries: told, text: text, modality: modality)
    }

    private var headline: Rule {
        Sample.rule("b/bar/2", "Keep every lamp dim.", body: "Many people read. \(dim) \(horn)")
    }

    private let before = [
        Sample.rule("a/bar/1", "Sound the loud horn before ships collide."),
        Sample.rule("a/bar/2", "Keep each lamp dim."),
        Sample.rule("a/bar/3", "You may dim the hall lamp at night.", modality: .may),
        Sample.rule("a/bar/4", "People who rest want silence."),
    ]

    @Test("where rules merge, those come along that carry what is not compared, in the older rules' order")
    func merged() {
        let found = sentences(
            before, [headline],
            [
                Sample.link("a/bar/1", "b/bar/2", bond: .absorbed, statements: 0),
                Sample.link("a/bar/2", "b/bar/2", statements: 0.8),
                Sample.link("a/bar/3", "b/bar/2", bond: .absorbed, statements: 0.2),
                Sample.link("a/bar/4", "b/bar/2", bond: .absorbed, statements: 0),
            ])
        #expect(
            found == [
                sentence("b/bar/2", carries: "a/bar/1", horn, nil), sentence("b/bar/2", carries: "a/bar/3", dim, .may),
            ])
    }

    @Test("where one rule is split, so do those that newer statements came out of")
    func split() {
        let older = Sample.rule("a/bar/1", "Keep each lamp dim.", body: "\(dim) \(horn)")
        let newer = [
            Sample.rule("b/bar/1", "Keep every lamp dim."),
            Sample.rule("b/bar/2", "Sound the loud horn before ships collide."),
        ]
        let links = [
            Sample.link("a/bar/1", "b/bar/1", statements: 0.8),
            Sample.link("a/bar/1", "b/bar/2", bond: .extracted, statements: 0),
        ]
        #expect(sentences([older], newer, links) == [sentence("a/bar/1", carries: "b/bar/2", horn, nil)])
    }

    @Test("a statement that has a counterpart needs none, nor does what is compared already")
    func settled() {
        let other = Sample.rule("b/bar/3", "Sound your loud horn before ships collide.")
        let stated = [
            Sample.link("a/bar/1", "b/bar/2", bond: .absorbed, statements: 0),
            Sample.link("a/bar/1", "b/bar/3", statements: 0.7), Sample.link("a/bar/2", "b/bar/2", statements: 0.8),
        ]
        #expect(sentences(Array(before.prefix(2)), [headline, other], stated).isEmpty)
        let one = [Sample.link("a/bar/3", "b/bar/2", bond: .absorbed, statements: 0.2)]
        #expect(sentences([before[2]], [headline], one).isEmpty)
        let change = ChangeClassifier.sample.change(
            from: [before[2], before[0]], to: [headline],
            links: one + [Sample.link("a/bar/1", "b/bar/2", bond: .absorbed, statements: 0)])
        #expect(change.inBody == sentence("b/bar/2", carries: "a/bar/3", dim, .may))
        #expect(change.alsoInBody == [sentence("b/bar/2", carries: "a/bar/1", horn, nil)])
    }
}
