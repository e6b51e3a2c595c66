import HIGModel
import HIGText
import Testing

@testable import HIGLineage

@Suite("WordDiff")
struct WordDiffTests {
    /// As in `git diff --word-diff`.
    private func marked(_ old: String, _ new: String) -> String {
        WordDiff.edits(from: old, to: new).map { edit in
            switch edit.op {
            case .equal: edit.text
            case .delete: "[-" + edit.text + "-]"
            case .insert: "{+" + edit.text + "+}"
            }
        }.joined()
    }

    private func side(_ edits: [Edit], without operation: Edit.Operation) -> String {
        edits.filter { $0.op != operation }.map(\.text).joined()
    }

    @Test("equal texts are one equal step")
    func equal() {
        #expect(WordDiff.edits(from: "Use a bar.", to: "Use a bar.") == [Edit(.equal, "Use a bar.")])
        #expect(WordDiff.edits(from: "", to: "") == [])
    }

    @Test(
        "typography and product renamings are no differences",
        arguments: [
            ("Don’t crowd your application.", "Don't crowd your app."), ("On iPhone OS, use it.", "On iOS, use it."),
            ("“Plain” bars", "\"plain\" bars"), ("A bar that is plain", "A bar that's plain"),
            ("It is not plain, and you cannot say so.", "It isn't plain, and you can't say so."),
        ])
    func typography(old: String, new: String) {
        let edits = WordDiff.edits(from: old, to: new)
        #expect(edits.allSatisfy { $0.op == .equal })
        #expect(edits.map(\.text).joined() == new)
        #expect(edits.map { $0.older ?? $0.text }.joined() == old)
    }

    @Test("an empty side leaves one step")
    func empty() {
        #expect(WordDiff.edits(from: "Use a bar.", to: "") == [Edit(.delete, "Use a bar.")])
        #expect(WordDiff.edits(from: "", to: "Use a bar.") == [Edit(.insert, "Use a bar.")])
    }

    @Test("numbers change whole, with the sign in them")
    func numbers() {
        #expect(marked("Ring at 1:30.", "Ring at 1.30.") == "Ring at[- 1:30-]{+ 1.30+}.")
        #expect(marked("Turn it -5 steps.", "Turn it 5 steps.") == "Turn it [---]5 steps.")
    }

    @Test("whole words change, never letters")
    func wholeWords() {
        #expect(
            marked("Keep the toolbars short and simple", "Keep the toolbar short and simple")
                == "Keep the[- toolbars-]{+ toolbar+} short and simple")
    }

    @Test(
        "a word stays when only the sign at it changes",
        arguments: [
            ("Keep it short, please", "Keep it short", "Keep it short[-, please-]"),
            ("Use a back button, as in Mail.", "Use a back button.", "Use a back button[-, as in Mail-]."),
            ("Use a “plain” bar.", "Use a (plain) bar!", "Use a[- “-]{+ (+}plain[-”-]{+)+} bar[-.-]{+!+}"),
        ])
    func punctuation(old: String, new: String, marks: String) {
        #expect(marked(old, new) == marks)
    }

    @Test(
        "a sign stays where words only went or only came before it, and a space where only a bracket did",
        arguments: [
            ("As a general rule, close it.", "In general, close it.", "[-As a-]{+In+} general[- rule-], close it."),
            ("Use it often, though.", "Use it often and quickly, though.", "Use it often{+ and quickly+}, though."),
            ("Avoid \"me\" here.", "Avoid \"me,\" and \"my\" here.", "Avoid \"me[-\"-]{+,\" and \"my\"+} here."),
            ("Except for [colored bars", "Except for colored bars", "Except for [-[-]colored bars"),
            ("Except for colored bars", "Except for [colored bars", "Except for {+[+}colored bars"),
        ])
    func stayingSign(old: String, new: String, marks: String) {
        #expect(marked(old, new) == marks)
    }

    @Test("a word or two such as \"and\" in the midst of longer changes is written anew with them")
    func bridge() {
        #expect(
            marked("Also support undo and redo in the text.", "Also support gates of copy and fast paste in the text.")
                == "Also support[- undo and redo-]{+ gates of copy and fast paste+} in the text.")
        #expect(
            marked("Keep red and big lamps lit.", "Keep blue and tiny lamps lit.")
                == "Keep[- red-]{+ blue+} and[- big-]{+ tiny+} lamps lit.")
        #expect(
            marked("Put the big lamp on the desk.", "Put the small lamp on a desk.")
                == "Put the[- big-]{+ small+} lamp on[- the-]{+ a+} desk.")
    }

    @Test(
        "a dash between two parts of a sentence stands between words",
        arguments: [
            (
                "Leave more space—otherwise doors stick.", "Leave more space, otherwise doors stick.",
                "Leave more space[-—-]{+, +}otherwise doors stick."
            ), ("Use it—if you must—once.", "Use it—if you must—twice.", "Use it—if you must—[-once-]{+twice+}."),
        ])
    func dashes(old: String, new: String, expected: String) {
        #expect(marked(old, new) == expected)
    }

    @Test(
        "a space or a hyphen that came or went between words is no difference",
        arguments: [
            ("Click any one of the doors.", "Click anyone of the doors."),
            ("Build a unique and easy -to-use door.", "Build a unique and easy-to-use door."),
        ])
    func spaces(old: String, new: String) {
        let edits = WordDiff.edits(from: old, to: new)
        #expect(edits.allSatisfy { $0.op == .equal })
        #expect(edits.map { $0.older ?? $0.text }.joined() == old)
    }

    @Test("punctuation between changed words is no island")
    func islands() {
        let edits = WordDiff.edits(from: "Use red, green and blue.", to: "Use cyan, pink and grey.")
        #expect(!edits.contains { $0.op == .equal && Word.all(in: $0.text).isEmpty && $0.text != "." })
    }

    @Test("a deletion stands before the insertion that takes its place")
    func order() {
        let edits = WordDiff.edits(
            from: "Put the icon at the left end of the bar", to: "Put the icon at the top of the bar")
        #expect(edits.map(\.op) == [.equal, .delete, .insert, .equal])
    }

    @Test("when less than a third of the words is shared, the two stand whole")
    func noConfetti() {
        let old = "Avoid crowding the bar with a lot of items"
        let new = "Keep a few large buttons"
        #expect(WordDiff.edits(from: old, to: new) == [Edit(.delete, old), Edit(.insert, new)])
    }

    @Test(
        "a third of the shorter text's words is enough to show the rest, however long the other is",
        arguments: [
            (1, 2, 50, true), (1, 50, 2, true), (1, 3, 50, false), (1, 50, 3, false), (2, 4, 4, true), (2, 5, 5, false),
        ])
    func aThird(shared: Int, gone: Int, come: Int, isShown: Bool) {
        func words(_ name: String, _ count: Int) -> String { (0..<count).map { " \(name)\($0)" }.joined() }
        let start = "lamp" + words("bell", shared - 1)
        let edits = WordDiff.edits(from: start + words("old", gone), to: start + words("new", come))
        #expect(edits.contains { $0.op == .equal } == isShown)
    }

    @Test("what is written anew with its neighbours is not shared")
    func thirdWithoutBridges() {
        let (old, new) = ("Rings bells, gongs and the chimes of towers.", "Rings lamps, torches and the lights.")
        #expect(WordDiff.edits(from: old, to: new) == [Edit(.delete, old), Edit(.insert, new)])
    }

    @Test("very long texts are compared at their beginning and end, however many dashes they have")
    func long() {
        let words = (0..<9_000).map { "word\($0)" }
        let same = words[..<6_000].joined(separator: " ")
        let (old, new) = (words[6_000..<7_500].joined(separator: " "), words[7_500...].joined(separator: "—"))
        let edits = WordDiff.edits(from: "\(same) \(old) at last.", to: "\(same) \(new) at last.")
        #expect(edits.map(\.op) == [.equal, .delete, .insert, .equal])
        #expect(edits.map { $0.text.trimmingPrefix(" ") } == [same[...], old[...], new[...], "at last."])
    }

    @Test("the steps of one kind never follow each other, and none is empty")
    func runs() {
        forRandomTexts { edits, _, _ in
            for (step, next) in zip(edits, edits.dropFirst()) { #expect(step.op != next.op) }
            #expect(!edits.contains { $0.text.isEmpty })
        }
    }

    @Test("what stays and what goes is the old text, what stays and what comes the new one")
    func property() {
        forRandomTexts { edits, old, new in
            #expect(side(edits, without: .insert) == old)
            #expect(side(edits, without: .delete) == new)
        }
    }

    @Test("a word is never cut in two")
    func words() {
        forRandomTexts { edits, old, new in
            for (hidden, text) in [(Edit.Operation.insert, old), (.delete, new)] {
                let pieces = edits.filter { $0.op != hidden }.flatMap { Word.all(in: $0.text).map(\.text) }
                #expect(pieces == Word.all(in: text).map(\.text))
            }
        }
    }

    /// Texts of few different words, so that they share some, with the signs that guidelines have.
    private func forRandomTexts(_ body: ([Edit], String, String) -> Void) {
        let words = ["Use", "the", "back", "button", "don’t", "don't", "44", "x", "multi-segment", "—", "(bar)", "é"]
        let gaps = [" ", " ", " ", ", ", ". ", "\n", "; ", " “", "” "]
        for seed in UInt64(1)...300 {
            var random = Seeded(seed)
            func text() -> String {
                (0..<Int.random(in: 0...12, using: &random)).map { _ in
                    words[Int.random(in: words.indices, using: &random)]
                        + gaps[Int.random(in: gaps.indices, using: &random)]
                }.joined()
            }
            let (old, new) = (text(), text())
            body(WordDiff.edits(from: old, to: new).spelledOut, old, new)
        }
    }
}
