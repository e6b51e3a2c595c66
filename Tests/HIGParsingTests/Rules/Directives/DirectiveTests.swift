import HIGModel
import Testing

@testable import HIGParsing

/// How strongly a sentence binds, a table a value.
@Suite("Directive")
struct DirectiveTests {
    @Test(
        "must: must, always, required, be sure, make sure, ensure, essential, need to",
        arguments: [
            "Always show a way to leave the editor.",
            "You must supply a title for every menu.",
            "Every document window must have a name.",
            "Be sure to save drafts before the window closes.",
            "Make sure the icon reads well at small sizes.",
            "Make certain that every field has a label.",
            "Ensure that the pointer stays visible.",
            "It's essential to test on real hardware.",
            "It is critical that the alert names the file.",
            "You need to supply two sizes of each icon.",
            "An app needs to remember where people left off.",
            "Every app needs a name.", "Each iPhone application needs its own icon.",
            "You are required to say why you need the camera.",
            "You have to ask before you erase a disk.",
            "Users must be able to stop a long task.",
            "Icons should always carry a label.",
            "If a task takes long, be sure to show its progress.",
            "For the most part, this means making sure that every control can be hit.",
            "A title doesn't have to be long, but it does need to tell where people are.",
            "If you draw a panel yourself, you are responsible for making it look like one.",
            "Typically, applications have to draw the empty cells.",
            "People turn the screen, so you want to make sure that the title still fits.",
            "Apps do not draw the menu bar, but apps need to ensure that people can reach it.",
        ])
    func must(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .must)
    }

    @Test(
        "should: a plain imperative, should, it's best, it's recommended, strive",
        arguments: [
            "Put the command that people use most at the top.",
            "A tab should name what it holds.",
            "You should keep captions short.",
            "People should be able to undo every step.",
            "It's best to place the search field at the top.",
            "It's recommended that you use the system font.",
            "A single column is recommended for short forms.",
            "We recommend that you offer both sizes.",
            "Strive for clarity in every label.",
            "Try to fit the form on one screen.",
            "It's important to keep the toolbar quiet.",
            "Be prepared for a change of language.",
            "Design for the smallest screen first.",
            "You should consider the two lists to be one.", "Consider a drawer part of its window.",
            "Consider the two lists to be one.",
            "Your job is to keep the list short.",
            "Showing people how to get something done should be the first aim.",
            "Small type is hard to avoid in this layout, but it's worth the effort.",
            "Apple Computer strongly suggests that you use the standard buttons.",
            "Although you can draw your own, Apple strongly suggests that you use the standard buttons.",
            "When you measure a row, count as part of it the space around it.",
            "Only if there is no room for it should a menu be used instead.",
            "The recommended height of a row is 24 pixels.", "The recommended margins are 8 points.",
            "Only if the window is small should you hide what you do not need.",
            "The recommended gap is at least 8 pixels.",
            "The space beside a command can be used only to show its shortcut.",
            "The space beside a name can only be used to show its size.",
            "No matter how many rows there are, each row, long or short, should be named.",
            "If you do this, you either add a button or let people swipe.",
            "We strongly encourage a caption under every picture.", "Left align text in a list.",
            "Cover one subject a page.", "Print developers should use the NSPage class.",
            "If the list is long, you should use the saveList: method to keep its order.",
        ])
    func should(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .should)
    }

    @Test(
        "a hedge keeps a demand at should",
        arguments: [
            "You should ensure that text stays legible.",
            "As much as possible, ensure that gestures work the same everywhere.",
            "As much as possible, make sure that colors agree.",
            "Specify a tint, when appropriate.",
            "In general, use sentence case.",
            "Use a popover only when there is little to show.",
            "If possible, use a single column.",
        ])
    func hedged(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .should)
    }

    @Test(
        "consider: consider, might want to, think about, a good idea, prefer, can be useful",
        arguments: [
            "Consider hiding the ruler in full screen.",
            "You might want to offer a shortcut.",
            "You may want to offer a shortcut.",
            "Think about how the icon looks in gray.",
            "It's a good idea to group related settings.",
            "If the list is short, a menu might be a better choice.",
            "Prefer verbs for button titles.",
            "It can be useful to show a preview.",
            "It might be helpful to remember the last folder.",
            "If the list grows long, consider a filter.",
            "We suggest that you keep the list short.", "Consider a menu to be shown when people press it.",
            "It would be helpful if the message said why—for example, that there is not enough room.",
            "Prefer the system's picker and avoid inventing one.", "It may also help to show a preview.",
            "If there is a risk of loss, you may wish to use a sign.",
            "If your app handles maps you might want to make its compass larger.",
        ])
    func consider(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .consider)
    }

    @Test(
        "may: can, may, it's fine to, you don't need to",
        arguments: [
            "You can specify a custom tint.",
            "You may leave the title empty.",
            "It's fine to hide the ruler.",
            "Two rulers are acceptable if both can be hidden.",
            "It's OK to use two columns on a wide screen.",
            "You don't need to draw a border.",
            "You don't have to confirm a harmless action.",
            "There's no need to confirm a harmless action.",
            "It's not necessary to label every slider.",
            "You're free to choose another shape.",
            "You are not required to show a status bar.",
            "If the title seems redundant, you can leave it empty.",
            "Although a font is set, you can choose another one.",
            "It's usually safe to use black ink, but avoid gold.", "A panel may have up to four buttons.",
            "Small buttons (page 12) may also be used in a toolbar.",
            "Buttons in other places may be sized differently if necessary.",
            "For some windows, a title isn't necessary because there is a tab.",
            "In some cases, it's appropriate to show a second button.", "It's up to you to choose a color.",
        ])
    func may(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .may)
    }

    @Test(
        "should-not: avoid, should not, try not to, it's best not to, be wary, minimize, resist",
        arguments: [
            "Avoid stacking sheets.",
            "Labels should not wrap.",
            "Labels shouldn’t wrap.",
            "No label should wrap.",
            "Nothing on a page should blink.", "Apple suggests avoiding sound.",
            "No sound, light, or motion should start by itself.",
            "Only if there is no room should you avoid a menu.",
            "No two windows, even of two apps, should have one name.",
            "You should avoid long titles.",
            "Try not to cover the content.",
            "Try to avoid modes.",
            "It's best not to animate large areas.",
            "It's best to avoid animating large areas.",
            "It's not a good idea to make text blink.",
            "Be wary of decorative sounds.",
            "Minimize the number of modes.",
            "Resist the temptation to fill empty space.",
            "It's important to avoid jargon.", "It is best—in most cases—not to use sound.",
            "It is important—above all at night—to avoid sound.",
            "Use sounds sparingly.",
            "Think twice before you add a mode.",
            "Reduce the number of steps.",
            "As much as possible, avoid modes.",
            "Avoid nesting menus unless the list is long.",
            "If the list is short, avoid a scroll bar.", "There should be no empty panel on the screen.",
            "In a box, no label or field should touch the border.", "Alerts should therefore be infrequent.",
            "This should be a rare occurrence.", "Color should be used minimally.", "Use submenus reluctantly.",
        ])
    func shouldNot(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .shouldNot)
    }

    @Test(
        "must-not: don't, do not, never, must not, it's never appropriate",
        arguments: [
            "Don't dim the only button.",
            "Don’t dim the only button.",
            "Do not show two alerts at once.",
            "Never hide the way out.", "No other marks are permitted beside a command.",
            "You must not change the meaning of a standard gesture.",
            "A window must never open off the screen.",
            "You should never move the pointer.",
            "No single sheet should ever cover another one.",
            "No window must open off the screen.",
            "It's never appropriate to show an empty alert.",
            "Be sure to avoid covering the Dock.",
            "Make sure you don't cover the selection.",
            "If a field is optional, don't mark it.",
            "Also, don't rename the standard menus.",
            "For this reason, don't rename the standard menus.",
            "When there is little space, do not shrink the text.", "A set of tabs is never empty.",
            "A panel never uses the dark look.",
        ])
    func mustNot(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .mustNot)
    }

    @Test(
        "a negated word that takes nothing away is no prohibition",
        arguments: [
            "Don't hesitate to repeat a label.",
            "Don't be afraid to leave space empty.",
            "Don't worry about the exact shade.",
            "Don't forget to label the axes.",
            "Not only should the label be short, it should be a verb.",
            "There's no need to avoid long lists.",
            "You don't need to avoid long lists.",
            "Make sure people never lose their work.",
            "Use a label that doesn't wrap.",
            "Place the button where it can't be tapped by accident.",
        ])
    func negationScope(sentence: String) throws {
        #expect(try #require(Directive(in: sentence)).modality.isProhibition == false)
    }

    @Test(
        "the directive starts after the condition before it",
        arguments: [
            ("Avoid stacking sheets.", "Avoid"),
            ("When the list is empty, explain how to fill it.", "explain"),
            ("If it is long (more than ten rows), add a filter.", "add"),
            ("On iPad, show both panes.", "show"),
            ("To save space, hide the ruler.", "hide"),
            ("As soon as people leave, the window should close.", "the"),
            ("Because space is tight, you should drop the title.", "you"),
            ("In most cases, prefer a sheet.", "prefer"),
        ])
    func offset(sentence: String, opening: String) throws {
        let directive = try #require(Directive(in: sentence))
        #expect(String(decoding: Array(sentence.utf8)[directive.offset...], as: UTF8.self).hasPrefix(opening))
    }

    @Test(
        "a definition or a description is no rule",
        arguments: [
            "A sheet is a panel that belongs to one window.",
            "An alert appears when something goes wrong.",
            "The ruler shows the margins of the page.",
            "Changes are saved automatically.",
            "Display settings are in the View menu.",
            "Text can wrap onto a second line.",
            "Use of color is common in charts.",
            "Help is always at hand.",
            "A toolbar is managed by a toolbar controller.",
            "It is not possible to resize the panel.",
            "This lets you use one icon for both sizes.",
            "Because people expect it, the button is on the left.",
            "You've seen how menus work.",
            "When people rotate the device, the bar changes its height.",
        ])
    func description(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what users can, may or have to do is no rule",
        arguments: [
            "Users can drag the divider to resize the panes.",
            "People can turn the feature off.",
            "A user may have several windows open.",
            "The user must log in first.",
            "Users don't need to memorize commands.",
            "They need to find the command at once.",
            "If people can't find a command, they give up.",
        ])
    func users(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a pointer is no rule",
        arguments: [
            "See Alerts.",
            "See \"Alerts\" for more.",
            "To learn more, see Printing.",
            "To learn more about panels, see Panels and Inspectors.",
            "For implementation details, see the class reference.",
            "For guidance on color, read Color.",
            "Refer to the table below.",
            "As you can see in the figure, the bar has three buttons.",
            "You can find the templates on the web.",
        ])
    func pointers(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "an example is no rule",
        arguments: [
            "For example, don't mix two typefaces.",
            "For instance, you can name the button Send.",
            "In this example, you should see two panes.",
        ])
    func examples(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "suitability and convention are no rules",
        arguments: [
            "A popover works well when the choices are few.",
            "A slider is suitable for a range of values.",
            "It's common to put the title in the middle.",
            "Most apps put the title in the middle.",
        ])
    func suitability(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test("what goes on with \"at least\" across the end of a clause is read")
    func atLeast() {
        #expect(Directive(in: "Lamps glow, and, at; least dim.") == nil)
        #expect(Directive(in: "If lamps glow, at least dim them.")?.modality == .should)
    }

    @Test("a text without words is no rule", arguments: ["", " ", "…", "●", "1."])
    func wordless(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }
}
