import HIGModel
import Testing

@testable import HIGParsing

/// Modal verbs: norms that are told of or denied, and what is left to products and those who make them.
@Suite("ModalPhrase")
struct ModalPhraseTests {
    @Test(
        "what others know, what is not laid down, what once could be done and what is hoped of exceptions directs nobody",
        arguments: [
            "We do not try to dictate what builders shall and shall not do.",
            "Everyone knows that one should always buy the gate that shuts.",
            "Users soon catch on that the bell should supply the tone.",
            "Now one could ring the bell, then press a single key beside it.",
            "Once it was believed that gates must be red.", "One can argue that one should never move a gate.",
            "This does not mean that every gate must be red.", "People have learned that gates must be shut.",
            "Users must enter a name.", "Programs are not expected to ring.", "Visitors are expected to ring.",
            "Bells hang there, which each program is expected to have.", "The program may be expected to ring.",
            "What the bell should say depends on it.",
            "Visitors should expect a second gate.", "This shouldn't be difficult.", "These should be enough for you.",
            "By now it should be clear that gates rust.",
            "To be open does not necessarily mean that a gate should never be shut.",
            "It is not necessarily true that gates must be red.",
            "By using the gate, you don't have to climb the wall.",
            "See what the lamps, bells, and gates have to offer.", "The sign explains that we must ring first.",
            "You can set this using the key that hangs there.",
            "There are gates where you have to ring before you can enter.",
            "There may be reasons to leave the lamp out; however, these cases should be rare.",
        ])
    func toldOf(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a demand that says what, or what people are to know, stays one",
        arguments: [
            ("Lamps should be rare.", Modality.should), ("Your program needn't add a lamp.", .may),
            ("Programs are expected to save the keys.", .should),
            ("Make sure visitors know that they should ring.", .must),
            ("If visitors know the way, you should dim the lamp.", .should),
            ("Visitors should know that the gate is shut.", .should),
            ("If you lend a key, you have to offer another.", .must),
            ("It should be clear that a lamp is off.", .should),
            ("It should not be hard to find the gate.", .shouldNot), ("By default, you don't have to ring.", .may),
            ("No other words may be painted on it.", .mustNot),
            ("No more than two lamps may appear on a gate.", .mustNot),
            ("Only one lamp may be red.", .must),
            ("We believe that gates must be red.", .must), ("It was decided that gates must be red.", .must),
            ("Visitors like to see what they buy; gates must be open.", .must),
        ])
    func demands(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what applications, each of them, their makers, or one that a condition speaks of may do is left to them",
        arguments: [
            "Applications may change the size of the lamp, or leave it.",
            "Each application may use these with lamps of its own.", "The application may dim the lamp.",
            "When an application finds no gate, it may beep.",
            "When an application knows that a gate is shut, it may softly highlight the lamp.",
            "Developers may add lamps.", "Programs need not add a lamp.", "Applications do not have to add a lamp.",
            "Applications do not need to add a lamp.", "Programs that have a bell do not need to add a lamp.",
            "No second lamp need be provided.", "Lamps may be arranged freely, or in a row.",
            "Lamps need not be hung in a row.", "An application that has one lamp need not add a second.",
            "Applications are free to choose the color.", "Applications are not required to ring.",
            "Lamps may be placed either high or low.", "You decide whether to light the old lamp, or a new one.",
        ])
    func leftToProducts(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .may)
    }

    @Test(
        "what may happen with them is no choice",
        arguments: [
            "Applications may fail when the lamp is out.", "The application may quit unexpectedly.",
            "Some applications may add a lamp.",
            "When an application opens, it may take a while.", "When a gate is old, it may creak.",
            "Applications do not need to know the gate.", "At night, applications need not be open to ring.",
            "Visitors need not be told.", "An application may not show all of its lamps.",
            "An application may not change while it is closed.", "A game may not move smoothly on older devices.",
            "If visitors wait, they may ring.",
            "Developers may find more lamps in the hall.",
        ])
    func happens(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what a thing has to do or needs to do in the clause that opens with it is demanded",
        arguments: [
            ("Your lamp has to show the hour.", Modality.must), ("The gate has to work without oil.", .must),
            ("Gates have to carry a sign.", .must), ("Everyone needs to be able to read the sign.", .must),
            ("Gates that need it should carry a sign.", .should),
            ("You might try drawing the gate first.", .consider),
            ("You should now use the new bell instead of the old one.", .should),
            ("You will not want to paint it red.", .shouldNot),
            ("A lamp that hangs in a tree has to have a hook.", .must),
            ("Remember that each gate has to be shut.", .must), ("All lamps need a switch.", .must),
            ("Every gate needs at least one hinge.", .must), ("Each lamp has to fit on a shelf.", .must),
            ("When it is dark, every lamp has to be lit.", .must), ("Lamps need to fit on a shelf.", .must),
            ("Iron gates need to open within two seconds.", .must), ("Gates have to avoid noise.", .mustNot),
            ("Every gate needs a name.", .must), ("Each lamp needs its own switch.", .must),
        ])
    func demandedOfThings(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what they may have to do, what only some or none need, and what machines need by themselves is not",
        arguments: [
            "Lamps may have to burn longer.", "Gates sometimes have to wait.", "Some gates need to creak.",
            "Most lamps need to cool down.", "The system has to wait for the bell.", "It has to rain.",
            "No gate has to be locked.", "This is the lamp that the gate has to hold.", "Gates need to know who rings.",
            "Every visitor needs a key.", "This has to do with gates.", "The gate may still have to wait.",
            "This alleviates the need to oil it.", "Old gates and the need to oil them.", "If the gate has to move.",
            "A gate is a thing that walls have to hold.", "The lamp that a visitor has to light is red.",
            "Lamps that hang together and need to save oil are small.", "All visitors need a ticket.",
            "Keep in mind that people have to wait.", "And nobody needs to climb.",
            "You should now see a lamp.", "All lamps need at least an hour to warm up.", "All of us need a break.",
            "You should find that it rings.", "You should know how to weld.",
            "You should already be familiar with iron.", "It should be possible for you to reuse the gate.",
            "Use of the lamp should not be construed as consent.", "You do not have to be a smith to use it.",
        ])
    func notDemanded(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what those must do whom a design is for is no demand on it",
        arguments: [
            "A driver needs to know which lamp is lit.", "Visitors need to be patient.",
            "Drivers must look at the road.",
            "Passengers must fasten their belts.", "Guests must ring before they enter.", "Readers have to squint.",
            "Players must open the gate.", "Visitors must be registered.",
        ])
    func dutiesOfUsers(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what must be done to them is one, and so is what a part of the design must do that is named after them",
        arguments: [
            "A waiting player must be marked as such.", "Passengers need to be told why the lamp is lit.",
            "Guests must never be asked twice.", "A person must be shown beside the gate.",
            "The player must show how long a song is.", "The viewer must open within a second.",
            "Card readers must work in the dark.", "Visitors must be able to leave.",
        ])
    func demandsForUsers(sentence: String) {
        #expect([.must, .mustNot].contains(Directive(in: sentence)?.modality))
    }

    @Test("\"never\" tells how each of a kind looks, and so forbids the rest")
    func neverOfKind() {
        for sentence in [
            "A set of lamps is never empty.", "A brass gate never uses wood.", "A sign on a gate is never colored.",
        ] {
            #expect(Directive(in: sentence)?.modality == .mustNot)
        }
    }

    @Test(
        "what never happens is told",
        arguments: [
            "A letter is never lost when the gate is shut.", "A waiting lamp never blocks the path.",
            "A key is never sent to another house.", "A key never leaves the house.", "A bell is never heard inside.",
            "A game never stores its bells elsewhere.",
        ])
    func neverHappens(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a choice, a question or \"depends\" elsewhere in the sentence takes nothing from what should be",
        arguments: [
            ("Where visitors choose a gate, signs should be large.", Modality.should),
            ("Visitors who know how a gate opens should be able to pass.", .should),
            ("The sign should show what it depends on.", .should),
            ("Signs must be dismissed by themselves after a minute.", .must),
        ])
    func unguarded(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "a choice or a question that the modal verb belongs to does",
        arguments: [
            "Visitors choose the place where signs should hang.", "How the gate should open depends on its age.",
            "The lamp your gate should use depends on its age.",
            "The plan tells how the gates should look.", "Signs must be dismissed before work goes on.",
        ])
    func guarded(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "every kind of product may do what is left to it",
        arguments: ["Apps", "Websites", "Sites", "Games", "Widgets", "Kiosks", "Applications", "The site", "Each app"])
    func products(subject: String) {
        #expect(Directive(in: "\(subject) may use lamps of brass.")?.modality == .may)
        #expect(Directive(in: "\(subject) may need a lamp.") == nil)
    }

    @Test(
        "what users need to be able to do, or must always know, is asked of the design",
        arguments: [
            ("Visitors need to be able to tell a live bell from a recorded one.", Modality.must),
            ("The visitor must always know which gate is open.", .must),
            ("Gates, like all doors, need to be easy to open.", .must),
            ("All gates need to be easy to open.", .must),
            ("There has to be a way back.", .must),
            ("It has to be possible to open the gate from inside.", .must),
            ("A lamp must have been lit before the gate opens.", .must),
            ("If a visitor chooses a lamp, it must be remembered.", .must),
            ("You should understand the needs of different visitors.", .should),
            ("Every page should be read aloud in the order in which it is shown.", .should),
            ("You want the color of your gate to match the house.", .should),
        ])
    func ability(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what is not needed, or may be found useful, leaves a choice",
        arguments: [
            ("If there is no gate, you don't need a bell.", Modality.may),
            ("An application doesn't have to ring twice.", .may),
            ("Your application does not have to ring before it opens a gate.", .may),
            ("You may find it useful to add a lamp.", .consider),
            ("A gate that doesn't need a bell should have a sign.", .should),
        ])
    func spared(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what holds under no circumstances is forbidden",
        arguments: [
            "Under no circumstances should a gate hide the path.", "In no case should a lamp shine into a house.",
            "At no time may a gate hide the path.", "A gate must in no way look like a wall.",
            "Applications may not draw outside their windows.", "An application may not override the volume.",
            "No more than one bell may be shown at a time.",
            "Red also helps, but it can't be the only sign of danger.",
            "Color cannot be your main or only sign of danger.",
        ])
    func unconditional(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .mustNot)
    }

    @Test("\"should in no way\" advises against")
    func inNoWay() {
        #expect(Directive(in: "A gate should in no way look like a wall.")?.modality == .shouldNot)
    }

    @Test(
        "what can never be, or may be lacking, is told",
        arguments: [
            "In no case can a lamp be seen from the road.",
            "At no time could visitors see the gate.",
            "Applications may not use every lamp that a gate has.",
            "You can't be the only one who rings.",
            "This can't be the only reason that visitors leave.",
        ])
    func neverPossible(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what the reader should know before, what should be noted, and what visitors must do are told",
        arguments: [
            "You should be aware of four main types of gates.",
            "You should be familiar with these notes before building gates.",
            "It should be noted that many visitors have small hands.",
            "It must be said that old bells are loud.",
            "This chapter should be read by everyone who builds gates.",
            "The visitor must always enter a word first.",
            "Visitors need to ring first.",
            "The bells must have been loud.",
            "Almost all gates need to have a bolt, it seems.",
            "The gate doesn't have to be painted by hand.",
            "Your program doesn't need to do anything to open the gate.",
            "All you need to do is ring.",
        ])
    func told(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }
}
