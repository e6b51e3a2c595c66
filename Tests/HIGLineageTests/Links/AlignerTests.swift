import HIGModel
import Testing

@testable import HIGLineage

@Suite("Aligner")
struct AlignerTests {
    private let older = [
        Sample.rule("a/bar/1", "Keep the titles of a toolbar short.", body: "Long titles wrap."),
        Sample.rule(
            "a/bar/2", "Avoid crowding a toolbar with icons.", body: "People miss what they aim at.",
            modality: .shouldNot),
        Sample.rule("a/bar/3", "Print the invoice on yellow paper."),
    ]
    private let newer = [
        Sample.rule(
            "b/bar/1", "Don't crowd a toolbar with icons.", body: "People miss what they aim at.", modality: .mustNot),
        Sample.rule("b/bar/2", "Keep a toolbar's titles short.", body: "Long titles wrap."),
        Sample.rule("b/bar/3", "Let people zoom a map with two fingers."),
    ]

    @Test("pairs what is the same advice and refuses the rest")
    func pairs() {
        let links = Aligner().links(from: older, to: newer)
        #expect(links.map(\.from) == ["a/bar/1", "a/bar/2"])
        #expect(links.map(\.to) == ["b/bar/2", "b/bar/1"])
        for link in links {
            #expect((0...1).contains(link.confidence))
            #expect(link.evidence.sameTopic)
            #expect(!link.evidence.sharedWords.isEmpty)
        }
    }

    @Test("names what both say in the newer rule's own words")
    func ownWords() {
        let others = [
            Sample.rule("a/bar/3", "Toolbars list customers."), Sample.rule("a/bar/4", "Icons crowded a shop."),
        ]
        let links = Aligner().links(from: others + older, to: newer)
        for link in links {
            let rule = newer.first { $0.id == link.to }
            let words = Terms.words(of: (rule?.statement ?? "") + " " + (rule?.body ?? ""))
            #expect(link.evidence.sharedWords.allSatisfy { words.contains($0) })
        }
        #expect(links.flatMap(\.evidence.sharedWords).contains("crowd"))
    }

    @Test("what a sentence in prose has in common with another rule only around it does not link them")
    func sharedSubject() {
        let body = "A post office sorts letters by town, and every clerk keeps a drawer for stamps, labels and ink."
        let older = Sample.rule("a/letter/1", "Sweep floors daily.", body: body, style: .prose)
        let newer = Sample.rule("b/letter/1", "Write big numerals.", body: body, style: .prose)
        let rest = (self.older, self.newer)
        #expect(Aligner().links(from: rest.0 + [older], to: rest.1 + [newer]).allSatisfy { $0.to != newer.id })
        let all = Aligner().alignment(of: EditionProfile(rest.0 + [older]), with: EditionProfile(rest.1 + [newer]))
        #expect(all.refused.filter { $0.link.to == newer.id }.map(\.link.confidence) == [0.25])
        let led = Sample.rule("b/letter/1", "Write big numerals.", body: body)
        #expect(!Aligner().links(from: rest.0 + [older], to: rest.1 + [led]).contains { $0.to == led.id })
        let telling = Sample.rule(
            "b/letter/1", "Write big numerals.", body: body + " Daily, a clerk sweeps the floors.")
        #expect(Aligner().links(from: rest.0 + [older], to: rest.1 + [telling]).contains { $0.to == led.id })
        let headline = Sample.rule("a/letter/1", "Sweep floors daily.", body: body)
        #expect(Aligner().links(from: rest.0 + [headline], to: rest.1 + [led]).contains { $0.to == led.id })
    }

    @Test("in prose a few words in common are no more, however alike the paragraphs are that follow")
    func sharedParagraphs() {
        let body =
            "A post office sorts letters by town, and every clerk keeps a drawer for stamps, labels and ink. A letter "
            + "drawer is no shelf, and nobody asks a clerk to read what lies in it."
        func partners(of statement: String, inProse newer: String) -> [String] {
            let older = Sample.rule("a/letter/1", statement, body: body, style: .prose)
            let newer = Sample.rule("b/letter/1", newer, body: body, style: .prose)
            return Aligner().links(from: self.older + [older], to: self.newer + [newer])
                .filter { $0.from == older.id }.map(\.to)
        }
        let naming = "Name a letter drawer."
        #expect(partners(of: naming, inProse: "Note that a town needs a drawer.") == [])
        #expect(partners(of: naming, inProse: "Name every letter drawer.") == ["b/letter/1"])
    }

    @Test("a statement that stands whole in a body under another topic is found there, though that rule has a partner")
    func keptStatement() {
        let lost = Sample.rule("a/drawer/1", "Sort every letter by town before the clerk opens the drawer.")
        let kept = "Stamp letters at noon sharp."
        let older = self.older + [lost, Sample.rule("a/stamp/1", kept)]
        let newer =
            self.newer + [Sample.rule("b/stamp/1", kept, body: "People wait. " + lost.statement + " Ink dries.")]
        let links = Aligner().links(from: older, to: newer).filter { $0.to == "b/stamp/1" }
        #expect(links.map(\.from) == ["a/drawer/1", "a/stamp/1"])
        #expect(links.first?.bond == .absorbed)
        #expect(links.first.map { $0.confidence >= 0.8 } == true)
        let phrase = Sample.rule("a/drawer/1", "Ink dries.")
        #expect(Aligner().links(from: self.older + [phrase, older[4]], to: newer).allSatisfy { $0.from != phrase.id })
    }

    @Test("so does a long statement of which a word or two are other ones, but not a short one")
    func nearlyKeptStatement() {
        let kept = "Stamp letters at noon sharp."
        func partners(of statement: String, keptAs sentence: String) -> [String] {
            let lost = Sample.rule("a/drawer/1", statement)
            let body = "People wait. \(sentence) Ink dries."
            let links = Aligner().links(
                from: self.older + [lost, Sample.rule("a/stamp/1", kept)],
                to: self.newer + [Sample.rule("b/stamp/1", kept, body: body)])
            return links.filter { $0.from == lost.id }.map(\.to)
        }
        let statement = "Sort every letter by town and street before the clerk opens the heavy drawer."
        let sentence = "Sort every letter by town and street before a porter opens the heavy drawer."
        #expect(partners(of: statement, keptAs: sentence) == ["b/stamp/1"])
        #expect(partners(of: "Sort every letter by town.", keptAs: "Sort every parcel by street.") == [])
    }

    @Test("the only statements of two editions that are nearly the same belong together, whatever a body has taken in")
    func soleTwins() {
        let asking = "As you choose a look, ask whether clerks like plain drawers or carved ones."
        let carving = "Carved leaves and birds tell every clerk that an oak drawer is old and holds ink."
        let reasons = "Oak is hard. Birds are harder to carve than leaves. Ink stains oak, and wax keeps it clean."
        let olders = [
            Sample.rule("a/plan/1", asking), Sample.rule("a/look/1", carving, body: reasons),
        ]
        let newers = [Sample.rule("b/look/1", asking, body: carving + " " + reasons)]
        let links = Aligner().links(from: older + olders, to: newer + newers)
        let link = links.first { $0.from == "a/plan/1" }
        #expect(link?.to == "b/look/1")
        #expect(link.map { $0.confidence >= 0.8 } == true)
        #expect(links.contains { $0.from == "a/look/1" && $0.to == "b/look/1" })
    }

    @Test("a statement lives on whole in one that says another's advice as well, and comes whole out of one")
    func wholes() {
        let printing = "Save the choices of a print job for each letter, at least while the letter is open."
        let custom = "Offer people a way to save their custom stamps."
        let both = printing.dropLast() + ", and offer people a way to save their custom stamps."
        func apart(_ edition: String) -> [Rule] {
            [Sample.rule("\(edition)/print/1", printing), Sample.rule("\(edition)/print/2", custom)]
        }
        func together(_ edition: String) -> [Rule] { [Sample.rule("\(edition)/print/3", String(both))] }
        let merged = Aligner().links(from: older + apart("a"), to: newer + together("b"))
        #expect(merged.filter { $0.to == "b/print/3" }.map(\.from) == ["a/print/1", "a/print/2"])
        let split = Aligner().links(from: older + together("a"), to: newer + apart("b"))
        #expect(split.filter { $0.from == "a/print/3" }.map(\.to) == ["b/print/1", "b/print/2"])
    }

    @Test("advice for one system is none for another, unless all of the newer edition is for others")
    func systems() {
        func partners(_ platforms: [String], beside others: [String]) -> [String] {
            let sheet = Sample.rule(
                "a/sheet/1", "Don't hang a sheet from a window without a title.", platforms: ["macos"])
            let same = Sample.rule(
                "b/sheet/1", "Don't hang a sheet from a window that has no title.", platforms: platforms)
            let other = Sample.rule("b/sheet/2", "Let bells ring.", platforms: others)
            return Aligner().links(from: older + [sheet], to: [same, other]).filter { $0.from == sheet.id }.map(\.to)
        }
        #expect(partners(["macos"], beside: ["macos"]) == ["b/sheet/1"])
        #expect(partners([], beside: ["macos"]) == ["b/sheet/1"])
        #expect(partners(["visionos"], beside: ["macos"]) == [])
        #expect(partners(["ipados", "macos"], beside: ["ios"]) == ["b/sheet/1"])
        #expect(partners(["ios"], beside: ["ipad"]) == ["b/sheet/1"])
    }

    @Test("what stood beside a rule in a paragraph is its advice only word for word; what stood under a headline is")
    func beside() {
        let sentence = "Heavy envelopes cost double postage abroad during winter."
        func link(_ style: Rule.Style, to statement: String) -> Link? {
            let older = Sample.rule(
                "a/letter/1", "Write neatly.", body: "Every clerk sorts stamps. " + sentence, style: style)
            let newer = Sample.rule("b/letter/1", statement, body: "Every clerk sorts stamps.")
            return Aligner().links(from: [older], to: [newer]).first
        }
        let (same, alike) = ("Mark that " + sentence.lowercased(), "Stamp heavy envelopes at double postage abroad.")
        #expect(link(.headline, to: same)?.bond == .extracted)
        #expect(link(.prose, to: same)?.bond == .extracted)
        #expect(link(.headline, to: alike)?.bond == .extracted)
        #expect(link(.prose, to: alike) == nil)
        #expect(link(.list, to: alike) == nil)
    }

    @Test("under the same topic a short statement that lives on in a body, a word in four aside, is found there")
    func livesOn() {
        func partners(of topic: String) -> [String] {
            let lost = Sample.rule("a/\(topic)/1", "Instead, sort parcels by street.", style: .prose)
            let kept = "Stamp letters at noon sharp."
            let body = "People wait. Sort parcels by street and number. Ink dries."
            return Aligner().links(
                from: self.older + [lost, Sample.rule("a/stamp/2", kept)],
                to: self.newer + [Sample.rule("b/stamp/1", kept, body: body)]
            ).filter { $0.from == lost.id }.map(\.to)
        }
        #expect(partners(of: "stamp") == ["b/stamp/1"])
        #expect(partners(of: "drawer") == [])
    }

    @Test("a few words in common on another element, with other reasons, link nothing without neighbours")
    func chance() {
        let ink =
            "The ink of a pen must be dry before the letter leaves the table, or it marks the next one. Nobody can read "
            + "what a wet pen has written over the name of the street and the number of the house."
        let rope = "A rope that is too short hangs from the ceiling, and nobody reaches it in the morning."
        func links(_ older: Rule, _ newer: Rule) -> [Link] {
            let apart = (
                [Sample.rule("a/map/7", "Fold maps."), Sample.rule("a/map/8", "Sell old maps.")],
                [Sample.rule("b/tea/7", "Pour tea."), Sample.rule("b/tea/8", "Drink cold tea.")]
            )
            return Aligner().links(from: self.older + apart.0 + [older], to: self.newer + apart.1 + [newer])
                .filter { $0.from == older.id }
        }
        let pen = Sample.rule("a/pen/9", "Provide feedback.", body: ink)
        #expect(links(pen, Sample.rule("b/bell/9", "Provide continuous feedback.", body: rope)) == [])
        let same = Sample.rule("b/bell/9", "Provide continuous feedback.", body: ink)
        #expect(links(pen, same).map(\.to) == [same.id])
    }

    @Test("an edition against itself is all identical")
    func itself() {
        let copy = older.map {
            Sample.rule("b" + $0.id.dropFirst(), $0.statement, body: $0.body, modality: $0.modality)
        }
        let links = Aligner().links(from: older, to: copy)
        #expect(links.map { $0.from.dropFirst() } == links.map { $0.to.dropFirst() })
        #expect(links.count == older.count)
    }

    @Test("nothing links with nothing")
    func empty() {
        #expect(Aligner().links(from: [], to: newer) == [])
        #expect(Aligner().links(from: older, to: []) == [])
    }

    @Test("gives the same every time")
    func deterministic() {
        let first = Aligner().links(from: older, to: newer)
        for _ in 1...5 { #expect(Aligner().links(from: older, to: newer) == first) }
    }

    @Test("rules of the same text are paired under the same heading, and in order, and have no other partner")
    func twins() {
        let texts = [("bar", "Keep it short."), ("menu", "Keep it short."), ("bar", "Keep it short.")]
        let older = texts.enumerated().map { Sample.rule("a/\($1.0)/\($0)", $1.1) }
        let newer = [1, 0, 2].map { Sample.rule("b/\(texts[$0].0)/\($0)", texts[$0].1) }
        let links = Aligner().links(from: older, to: newer)
        #expect(links.map(\.from) == ["a/bar/0", "a/menu/1", "a/bar/2"])
        #expect(links.map(\.to) == ["b/bar/0", "b/menu/1", "b/bar/2"])
        #expect(links.allSatisfy { $0.confidence == 1 })
    }

    @Test("the likeliest pair that was refused is told of each rule that stays alone, and of no other")
    func refused() {
        let alignment = Aligner().alignment(of: EditionProfile(older), with: EditionProfile(newer))
        // Those that stay alone have nothing in common with any rule.
        #expect(alignment.refused.isEmpty)
        let rival = Sample.rule("a/menu/9", "Keep the titles of a menu short.")
        let near = Aligner().alignment(of: EditionProfile(older + [rival]), with: EditionProfile(newer))
        #expect(near.links.map(\.from) == alignment.links.map(\.from))
        #expect(near.refused.map { [$0.link.from, $0.link.to] } == [["a/menu/9", "b/bar/2"]])
        #expect(near.refused.allSatisfy { $0.link.confidence < Aligner.leastConfidence })
    }

    @Test("what returned is joined one to one, and only where the statement says the same")
    func returning() {
        let vanished = [older[0], Sample.rule("a/bar/4", "Keep the titles of a toolbar short.")]
        let links = Aligner.returning.links(of: EditionProfile(vanished), with: EditionProfile([newer[1]]))
        #expect(links.map(\.from) == ["a/bar/1"])
        let body = [Sample.rule("b/bar/9", "Print on yellow paper.", body: "Keep the titles of a toolbar short.")]
        #expect(Aligner.returning.links(of: EditionProfile(vanished), with: EditionProfile(body)) == [])
    }

    @Test("of three words what returned under another topic is chance, of more it is not")
    func returningElsewhere() {
        func partners(of statement: String, in topic: String, as later: String) -> [String] {
            Aligner.returning.links(
                of: EditionProfile(older + [Sample.rule("a/letter/9", statement)]),
                with: EditionProfile(newer + [Sample.rule("b/\(topic)/9", later)])
            ).filter { $0.from == "a/letter/9" }.map(\.to)
        }
        #expect(partners(of: "Ring the brass bell.", in: "letter", as: "Always ring the brass bell.") == ["b/letter/9"])
        #expect(partners(of: "Ring the brass bell.", in: "tower", as: "Always ring the brass bell.") == [])
        let longer = "Ring the brass bell before the letters arrive."
        #expect(partners(of: longer, in: "tower", as: longer) == ["b/tower/9"])
    }
}
