import HIGModel
import Testing

@testable import HIGParsing

@Suite("TopicFinder")
struct TopicFinderTests {
    private func finder() throws -> TopicFinder { TopicFinder(vocabulary: try TopicVocabulary.bundled()) }

    private func topics(_ statement: String, section: [String] = [], subject: String? = nil) throws -> [String] {
        let draft = RuleDraft(
            statement: statement, directive: Directive(in: statement)?.offset ?? 0, modality: .should, style: .prose,
            bytes: 0..<1, pages: nil, section: section)
        return try topics(of: draft, subject: subject)
    }

    private func topics(
        of draft: RuleDraft, subject: String?, others: [String] = [], page: String? = nil
    ) throws -> [String] {
        let finder = try finder()
        let subjects = (subject.map { [$0] } ?? []) + others
        let topics = finder.topics(of: [draft], under: finder.headings(over: [draft]), page: page) { subjects }
        return try #require(topics.first)
    }

    @Test("under headings that name no topic a rule has the source's only if it speaks of it")
    func silentSection() throws {
        let section = ["Make It Obvious"]
        #expect(try topics("Keep it short.", section: section, subject: "toolbar") == ["general"])
        #expect(try topics("Keep a toolbar short.", section: section, subject: "toolbar").first == "toolbar")
        #expect(try topics("Keep it short.", subject: "toolbar") == ["toolbar"])
    }

    @Test("what a heading adds to the name of the one above is a kind of it")
    func kinds() throws {
        #expect(try topics("Keep it short.", section: ["Sluices", "Fixed Sluices"]) == ["fixed-sluice", "sluice"])
        #expect(try topics("Keep it short.", section: ["Gates", "Fixed Sluices"]) == ["fixed-sluice"])
    }

    @Test(
        "what is given for an example names no topic",
        arguments: [
            ("Name it by a verb, for example: Save, Print.", ["general"]),
            ("Name it (for example, Show toolbar) beside a menu.", ["menu"]),
            ("Name it, for example Save, in every toolbar.", ["toolbar"]),
            ("You can, for example, use a toolbar.", ["toolbar"]),
        ])
    func examples(statement: String, expected: [String]) throws {
        #expect(try topics(statement, section: ["Make It Obvious"]) == expected)
    }

    @Test("a chapter on several things says nothing of a section on none of them, or on one")
    func chapters() throws {
        let chapter = "Alerts, Action Sheets, and Modal Views"
        #expect(try topics("Keep it short.", section: [chapter, "Modal Views"]).first == "modality")
        #expect(try topics("Keep an alert short.", section: [chapter, "Modal Views"]).first == "alert")
        let title = "Designing It: From Plan to Branding"
        #expect(try topics("Keep it short.", section: [title, "Make It Obvious"]) == ["general"])
        #expect(try topics("Keep it short.", section: [title]).first == "branding")
    }

    @Test(
        "help as a verb, a collection of things and the box of a dialog are no topics",
        arguments: ["Help players win.", "Offer a collection of tips.", "Avoid a modeless dialog box."])
    func meanings(statement: String) throws {
        let topics = try topics(statement)
        #expect(!topics.contains { ["help", "collection-view", "box"].contains($0) })
    }

    @Test("a section of a page that is named after an element is on it, and on the page's subject as well")
    func sectionOfPage() throws {
        func topics(under heading: String) throws -> [String] {
            let draft = RuleDraft(
                statement: "Keep it short.", directive: 0, modality: .should, style: .prose, bytes: 0..<1, pages: nil,
                section: ["Platform considerations", heading])
            return try self.topics(of: draft, subject: nil, page: "Toggles")
        }
        #expect(try topics(under: "Radio buttons") == ["radio-button", "switch"])
        #expect(try topics(under: "Menus for radio buttons") == ["switch"])
        #expect(try topics(under: "Color") == ["switch"])
        #expect(try topics(under: "Buttons") == ["switch"], "which stand in many others")
    }

    @Test("a source's subject is what it speaks of most, a part counting for its whole")
    func subject() throws {
        #expect(try finder().subject(of: ["A sheet is a panel.", "Close the sheet.", "Sheets slide."]) == "sheet")
        #expect(try finder().subject(of: ["A toolbar.", "A back button.", "Back buttons."]) == "navigation-bar")
        #expect(try finder().subject(of: ["Nothing is named here."]) == nil)
    }

    @Test("the section says what a rule is about, before the source and its own words")
    func section() throws {
        #expect(
            try topics("Avoid tall sheets.", section: ["Windows", "Panels"], subject: "toolbar") == ["panel", "sheet"])
        #expect(try topics("Avoid tall sheets.", subject: "toolbar") == ["toolbar", "sheet"])
        #expect(try topics("Avoid tall sheets.") == ["sheet"])
    }

    @Test(
        "in a section about no element, a rule on what to use one for is the element's",
        arguments: [
            ("Use a slim toolbar to show how far a reader is.", "toolbar"),
            ("Avoid using a toolbar for one command.", "toolbar"), ("Use care in a toolbar.", "feedback"),
            ("Use sounds when a toolbar fills up.", "feedback"), ("Use only one toolbar.", "toolbar"),
            ("Show the toolbar once a page has settled.", "feedback"), ("Use color sparingly.", "feedback"),
        ])
    func used(statement: String, topic: String) throws {
        #expect(try topics(statement, section: ["Feedback"]).first == topic)
        #expect(try topics(statement, section: ["Sheets"]).first == "sheet")
    }

    @Test("a section that names no topic gives its own words")
    func unknownSection() throws {
        #expect(try topics("Keep it short.", section: ["Tone of Voice"]).first == "tone-of-voice")
    }

    @Test(
        "the nearest heading that names a topic decides; generic ones inherit, elements go before their aspects",
        arguments: [
            (["Bars", "Toolbar", "Appearance and Behavior"], "toolbar"), (["Toolbars", "Color"], "toolbar"),
            (["Custom Icons", "Launch Images"], "launch-screen"), (["Toolbar Size and Color"], "toolbar"),
            (["Icons for Toolbars"], "toolbar"), (["Popovers in Toolbars"], "popover"), (["Menus"], "menu"),
            (["Color Guidelines", "Contrast of Shades"], "color"), (["Aesthetic Integrity"], "aesthetic-integrity"),
            (["Elements of the Desktop Interface", "Restraint"], "restraint"), (["Pointing Devices"], "pointer"),
            (["Shelf Arrangements", "Avoid Crowding the Shelf"], "shelf-arrangement"),
        ])
    func headings(section: [String], topic: String) throws {
        #expect(try topics("Keep it short.", section: section, subject: "list").first == topic)
    }

    @Test("where a heading names several topics, the rule's words decide, then the source's")
    func severalTopics() throws {
        let section = ["Alerts, Action Sheets, and Sheets", "Usage"]
        #expect(try topics("Keep an action sheet short.", section: section).first == "action-sheet")
        #expect(try topics("Keep it short.", section: section).first == "alert")
        let draft = RuleDraft(
            statement: "Keep it short.", directive: 0, modality: .should, style: .prose, bytes: 0..<1, pages: nil,
            section: section)
        #expect(try topics(of: draft, subject: "menu", others: ["sheet"]).first == "sheet")
    }

    @Test("a page is about what its title names, whatever its sections are called")
    func page() throws {
        let draft = RuleDraft(
            statement: "Keep it short.", directive: 0, modality: .should, style: .prose, bytes: 0..<1, pages: nil,
            section: ["Live Photos", "Toolbar"])
        #expect(try topics(of: draft, subject: nil, page: "Live Photos").first == "live-photo")
    }

    @Test("where no heading names a topic, it is the element of the sentence that leads to the rules")
    func runLead() throws {
        func topics(_ statement: String, under heading: String, _ lead: String?) throws -> [String] {
            var draft = RuleDraft(
                statement: statement, directive: 0, modality: .should, style: .headline, bytes: 0..<1, pages: nil,
                section: [heading])
            draft.runLead = lead
            return try self.topics(of: draft, subject: "menu", others: ["help-tag"])
        }
        let lead = "Here are some guidelines that make help tags better."
        #expect(try topics("Use few words.", under: "What People Expect", lead) == ["help-tag", "help"])
        #expect(
            try topics("Name only what the pointer is over.", under: "What People Expect", lead)
                == ["help-tag", "help", "pointer"])
        #expect(try topics("Use few words.", under: "Alerts", lead) == ["alert"])
        #expect(try topics("Use few words.", under: "What People Expect", "Here are some guidelines.") == ["general"])
        #expect(try topics("Use few words.", under: "What People Expect", nil) == ["general"])
    }

    @Test(
        "directions, sentences, numbers and long headings make no topic",
        arguments: [
            "Avoid Feature Cascade", "Elevate the Content", "Start Promptly", "Focus on the Shelf",
            "Memory Is Not Unlimited", "Chapter 2", "INTRODUCTION", "Introduction", "12", "What People Expect",
            "Differences Among Shelves of Many Kinds",
        ])
    func noTopic(heading: String) throws {
        #expect(try topics("Keep it short.", section: [heading]).first == "general")
    }

    @Test(
        "a section named for a principle is about it; a heading that names one by the way lends it to rules on nothing else",
        arguments: [
            ("User Control", "Let people close a menu.", "user-control"),
            ("Perceived Stability", "Keep menus where they are.", "stability"),
            ("Build in Simplicity, Speed, and Trust", "Keep it short.", "simplicity"),
            ("Build in Simplicity, Speed, and Trust", "Keep a menu short.", "menu"),
            ("Build in Simplicity, Speed, and Trust", "Keep to consistency.", "simplicity"),
        ])
    func principles(heading: String, statement: String, topic: String) throws {
        #expect(try topics(statement, section: [heading]).first == topic)
    }

    @Test(
        "feedback on a drag belongs to drag and drop",
        arguments: ["Drag Feedback", "Destination Feedback", "Drop Feedback", "Feedback"])
    func drag(heading: String) throws {
        let topic = heading == "Feedback" ? "feedback" : "drag-and-drop"
        #expect(try topics("Keep it short.", section: ["Drag and Drop", heading]).first == topic)
    }

    @Test("a rule on a part of the subject is filed under the part")
    func part() throws {
        #expect(
            try topics("Don't alter the back button.", subject: "navigation-bar") == ["back-button", "navigation-bar"])
        #expect(
            try topics("If there is a back button, hide the toolbar.", subject: "navigation-bar") == [
                "navigation-bar", "back-button", "toolbar",
            ])
    }

    @Test("a rule that names nothing in a source about nothing is general")
    func general() throws {
        #expect(try topics("Keep it short.") == ["general"])
    }
}
