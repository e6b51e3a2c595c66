import HIGModel
import Testing

@testable import HIGParsing

/// What looks like a directive and is none, and the other way round.
@Suite("Directive: scope")
struct DirectiveScopeTests {
    @Test(
        "\"you can\" beside a noun, a question or a purpose describes",
        arguments: [
            "The table lists the fonts you can use.",
            "Here are a few things you should keep in mind.",
            "The appendix describes how you should use them.",
            "The panel has a list, which you might use to sort items.",
            "The sizes are listed so that you can compare them.",
            "In addition to lines, the set holds dots you can use in charts.",
        ])
    func subordinate(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "\"you can\" in the main clause grants",
        arguments: [
            "In a sheet you can use a smaller font.",
            "Note that you can leave the title empty.",
            "The height is free, so you can show a long list.",
            "Your application can replace the word with another.",
            "If it is short, you can leave it out.",
        ])
    func grant(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .may)
    }

    @Test(
        "an enumeration after a subject holds no imperative",
        arguments: [
            "In most windows, people can add, remove, and arrange columns.",
            "Beside the title, the bar can hold a menu that applies to the whole page, such as rename, move, and export.",
            "Using speech, people can do it in one step—for example, \"Schedule a meeting next week\" works.",
            "figure.wave and person.crop.circle",
            "They can warn of a wet path, recommend another way, or show how long it is.",
            "This is a yard where people can open gates, move bolts, and consider and plan new paths.",
            "The menu lets a person cut a rope at the knot; delete the loop to the left; or insert a hook.",
        ])
    func enumeration(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a noun that is also a verb opens a description where a finite verb follows",
        arguments: [
            "Color in small icons is muted.",
            "Document and app windows always display a close button.",
            "List views display records in columns.",
            "Sound greatly enhances a game.",
            "Document-based apps rarely need to ask.",
        ])
    func nouns(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "an imperative may wait for a condition, an adverb or a bracket",
        arguments: [
            "If you have a site, first ensure that it works.",
            "To fill an icon that has details (such as a dial) invert the details.",
            "Reopen documents in the same state.",
            "Enumerate the options in one place.",
            "Also review the pictures you show.",
            "Keep in mind the size of the screen and use it well.",
        ])
    func imperatives(sentence: String) {
        #expect(Directive(in: sentence) != nil)
    }

    @Test(
        "how something is done in code is no rule",
        arguments: [
            "You can create it programmatically with CreateLittleBox.",
            "To hang plain lamps, use the NSLampRow class.",
            "You can change the glow in the Attributes pane of the lamp's Inspector.",
            "Instead, use the tab APIs to set the title.",
            "Before you write any code, start by reading the other guide.",
            "If you are new to gates, you should read this chapter first.",
        ])
    func mechanics(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a class in brackets makes no mechanics of a rule",
        arguments: [
            ("You can use a header view—that is, a UITableViewHeaderFooterView—to show text.", Modality.may),
            ("If you need a slider, be sure to use the one that MPVolumeView brings.", .must),
            ("You should not specify the height programmatically.", .shouldNot),
        ])
    func classes(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "a verb that opens the subject of another verb is a noun",
        arguments: [
            "In the default mode, focus moves only between fields.", "Light and dark are one switch.",
            "Scope controls and tokens are parts of a search.",
            "Clear, accurate descriptions can help a chart.", "Cancel dismisses the sheet.",
            "Stop suggests halting what has begun.", "Shift and Option can be used together.",
        ])
    func subject(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a verb with an object is none, whatever the object does",
        arguments: [
            ("Cancel should never commit a change.", Modality.mustNot), ("Keep phrases short.", .should),
            ("Specify tints for selected items.", .should), ("Consider whether there are other ways.", .consider),
            ("Use terms your audience can understand.", .should), ("Make sure buttons are large.", .must),
        ])
    func object(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "the scope of a negation and a hedge decides",
        arguments: [
            ("Don't hesitate to use color.", Modality.may), ("There's no need to explain it.", .may),
            ("Avoid alerts unless data is at stake.", .shouldNot), ("Alerts should be used only rarely.", .shouldNot),
            ("Alerts should seldom appear.", .shouldNot), ("You should consider a second icon.", .consider),
            ("As much as possible, ensure that labels are short.", .should),
            ("It makes sense for the icon to show the media.", .consider),
            ("A good alternative is to light a second lamp.", .consider), ("Not include a shadow.", .shouldNot),
            ("Use not only color but also shape.", .should),
        ])
    func negation(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what is made in a tool or acts on a name from code is mechanics",
        arguments: [
            "In the Attributes pane of the inspector, select Oval for the shape.",
            "To light one from a program, use the NSOval class.",
            "Apply the NSOvalStyle type to the shape.", "Cocoa: You must call the shape's maker first.",
            "You can define captions in Interface Builder.",
        ])
    func tools(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test("a design tool is advice like any other")
    func advisedTool() {
        #expect(Directive(in: "Use Interface Builder to design your panels.")?.modality == .should)
    }

    @Test(
        "a name that starts with a verb is no direction",
        arguments: [
            "Close boxes are described on another page.", "List view column headings", "Minimize and zoom buttons",
            "Tab and segmented controls", "At the bottom: Cancel and Save buttons (Save is the default button)",
            "Shift-Return goes back one line.", "Save As sheets stay open.", "Frame: 2 pixels wide",
            "Label text height:", "Smooth curves usually look better.", "Round corners contain no text.",
            "Letter refers to what a person writes.", "Balance simply means that both sides weigh the same.",
            "Ultimately, color is a matter of taste.",
            "The pages agree in their margins, choice of type, size, and weight.",
            "Cancel, which stops the bell, is to the right.",
        ])
    func names(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a question, a demonstration, a pointer to a table or a person directs nobody",
        arguments: [
            "Should the letter be closed first?", "When the letter closes, do the stamps disappear?",
            "To see why both are needed, consider how a post office sorts.",
            "Consider the following hypothetical example.", "As you choose stamps, use this table to find:",
            "Contact the post office for more information.", "Which stamps are recommended for long journeys.",
            "Remember, the letter is not a parcel.", "You can, however, see where a letter got lost.",
        ])
    func support(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what ends in a question or a key can still direct",
        arguments: [
            "Begin with the tasks: How often do they come up?", "The help key should work like Command-?",
        ])
    func answers(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .should)
    }

    @Test(
        "what users do and what describes a noun is no demand",
        arguments: [
            "People lose sight of the letter and must guess where it is.",
            "The area of a desk that the pen must touch for a stroke to count.",
            "Sometimes you need to send more than one letter.", "You need to know this because stamps cost money.",
            "Some letters—such as cards—don't need an envelope.", "With this ink you can be sure that it lasts.",
            "Do your labels tell people:", "No stamps, new or used, are sold.",
            "If you fold a letter, use thin ink, or send it in a very large envelope, people will not read it.",
            "The price is set for you (you determine the values that should be printed).",
            "They hold the features your app should offer.",
            "They show what a letter should look like.",
            "Most letters, both short and long, open at once.",
            "If a person can find a place to fold, cut, or glue on a page, it is easy.",
        ])
    func users(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a condition's enumeration, a phrase without a comma and coordinated adverbs lead to the directive",
        arguments: [
            ("If you sell stamps, label printers, or envelopes, you need to say so.", Modality.must),
            ("On a small desk use 10-point type.", .should), ("Space permitting, you can add a stamp.", .may),
            ("If, on the other hand, you need to send it, you can add a stamp.", .may),
            ("If appropriate you can add a stamp, but see that it fits.", .may),
            ("In general, though, you should avoid gold ink.", .shouldNot),
            ("Do the following when the letter is late:", .should),
            ("It's important to avoid waste by, for example, writing on both sides.", .shouldNot),
            ("You might be better off using a card.", .consider),
            ("When a letter comes, quickly and clearly show it; people shouldn't have to wait.", .should),
            (
                "The best way to make sure that the letter reaches the people it is for is to write the address.",
                .should
            ),
            ("Jot down what people say.", .should), ("You can consider a second stamp.", .consider),
        ])
    func reach(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what follows from a fact, or is told of a figure or a mark, directs nobody",
        arguments: [
            "Lists scroll by themselves, which means that you don't have to provide a scroller.",
            "The system draws it, so you don't need to supply an image.", "You can do this so that readers see both.",
            "Figure 8-3 shows how the list should look.",
            "The dots indicate to the reader that more text is required.",
            "The wording that your list should use depends on its items.",
            "It's important to realize that a list scrolls.", "It's essential to understand how lists work.",
            "This is because a list opens at once, so there should be no need to wait.",
            "In such places it's easiest to use short lists.", "You may notice that lists scroll.",
        ])
    func consequences(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test("a demand after a permission binds more than that")
    func exceptions() {
        #expect(Directive(in: "You can add a second list, but you should keep it short.")?.modality == .should)
        #expect(Directive(in: "You can tint it, but it must not look disabled.")?.modality == .mustNot)
        #expect(Directive(in: "You can tint it, but readers like it plain.")?.modality == .may)
    }

    @Test(
        "an imperative is known by its object or its place, though its verb is rare or a noun as well",
        arguments: [
            ("Never prepopulate a field.", Modality.mustNot), ("Only keep what readers need.", .should),
            ("In lists, generally avoid moving rows.", .shouldNot), ("Launch instantly.", .should),
            ("Help readers find their place.", .should), ("Start the song as soon as a reader has asked.", .should),
            ("Alert people only when they must act.", .should), ("Beware of doubles.", .shouldNot),
            ("Outside of a list, use a button.", .should), ("Aid comprehension by adding text.", .should),
            ("Refer to lists by their titles.", .should), ("Look for ways to shorten it.", .should),
            ("Learn from corrections.", .should), ("Verify that it fits.", .must),
            ("Think like a reader.", .should), ("If, for example, a name is long, you should cut it.", .should),
            ("Use modern system APIs.", .should),
            ("Support accessibility.", .should), ("Expect people to hurry.", .should),
            ("You are strongly encouraged to use lists.", .should), ("Now ask yourself who reads it.", .should),
            ("Cut the rope at the knot; delete the loop to the left; or insert a hook.", .should),
            ("The list lets people choose: keep it short; and avoid doubles.", .should),
        ])
    func openings(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "a label, a pointer to a document and a remark are none",
        arguments: [
            "Alert message text.", "Alert boxes, which report an error.", "Scatter chart", "Keyboard users like keys.",
            "Refer to this appendix when you need more.", "Refer to the section on lists.",
            "As they pick rows, these form a pile, complete with edges.", "Usually note alerts have one button.",
        ])
    func noOpenings(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }
}
