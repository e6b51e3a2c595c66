import HIGModel
import Testing

@testable import HIGParsing

/// "It's best to", "we recommend", "is required": who judges, and of what.
@Suite("Judgement")
struct JudgementTests {
    @Test(
        "what others recommend or encourage, and what it takes to open a thing, is told",
        arguments: [
            "Neighbors recommend the gate to friends.", "Gardeners recommend the oil.",
            "Visitors are encouraged by friends to ring twice.", "A key is required to open the gate.",
            "It is safe to assume that visitors knock.", "Hanging bells is a bad idea that nobody has.",
            "The sign does not need to communicate that a key is required.",
            "It is important to recognise that lamps burn out.", "Only visitors are allowed to ring.",
            "Two hands are required to unlock the shed.", "A ticket is required to enter the garden.",
        ])
    func told(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a way that leads to harm, that is another's, or was chosen once is no advice",
        arguments: [
            "A good way to annoy visitors is to lock the gate.", "The best way to lose a key is to lend it.",
            "The best way for thieves to get in is to climb the wall.",
            "The solution that old towns chose is to dig a moat.",
            "For the carpenter this means making sure that the boards fit.",
        ])
    func ways(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what we, the publisher or its guidelines recommend, advise and allow directs",
        arguments: [
            ("We recommend a wide gate.", Modality.should), ("Apple recommends a wide gate.", .should),
            ("We therefore recommend a wide gate.", .should),
            ("These guidelines recommend fewer lamps.", .should), ("Visitors are encouraged to ring.", .should),
            ("Two hinges are required to support a gate of oak.", .must),
            ("The best way to shut a gate is to pull it.", .should),
            ("A good way for you to start is to draw the wall.", .consider),
            ("The solution to this is to add a second gate.", .should),
            ("This means making sure that the gate fits.", .must),
            ("For the most part, this means making sure that the gate fits.", .must),
            ("We advise against thin walls.", .shouldNot), ("We advise you to oil the gate.", .should),
            ("Apps are not allowed to open a gate on their own.", .mustNot),
            ("If your gate shows a sign, a lamp is required.", .must),
            ("Hanging bells in trees is a bad idea.", .shouldNot),
            ("Hanging bells in trees is not a good idea.", .shouldNot),
            ("It is not advised to make lamps any smaller.", .shouldNot),
            ("Only the last lamp is allowed to be red.", .must),
            ("You'd better leave out the bell.", .should), ("You'd better not move it.", .shouldNot),
        ])
    func directs(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what we ask, require or want of the reader, and what is to be done, directs",
        arguments: [
            ("We ask that you oil the gate.", Modality.should), ("We ask you to oil the gate.", .should),
            ("We require you to oil the gate.", .must), ("Apple requires that your yard have a gate.", .must),
            ("We'd like you to oil the gate.", .should), ("You've got to oil the gate.", .must),
            ("The bell is to be placed beside the gate.", .should), ("Lamps are to be hung two feet apart.", .should),
            ("The use of red lamps is not permitted in the yard.", .mustNot),
            ("You are welcome to hang lamps anywhere.", .may),
            ("See to it that the gate is shut.", .must), ("Lamps are best hung low.", .should),
            ("Lamps have no place in a small yard.", .shouldNot), ("A yard is no place for a bell.", .shouldNot),
            ("Bells are not to be used as lamps.", .mustNot), ("These are to be arranged in a row.", .should),
            ("Under no circumstances is a bell to be rung at night.", .mustNot),
            ("Bells are not permitted at night.", .mustNot), ("Red lamps aren't allowed.", .mustNot),
            ("Cut names are not acceptable.", .shouldNot), ("Cut names are unacceptable.", .shouldNot),
            ("It's worth considering a second lamp.", .consider), ("It falls to you to oil the gate.", .should),
            ("It's your job to oil the gate.", .must), ("A lamp that goes out is obliged to say so.", .must),
            ("Your lamp has got to be seen.", .must), ("Each tab requires a label.", .must),
            ("Signs in the hall are frowned upon.", .shouldNot), ("It makes no sense to ring twice.", .shouldNot),
            ("A gate is not the place to sell lamps.", .shouldNot), ("You had better test the gate.", .should),
            ("Smiths are under no obligation to use iron.", .may),
            ("It falls to you to decide which lamp rings.", .may),
            ("Lamps that flash are frowned upon.", .shouldNot),
            ("It's best to do this early, because people forget.", .should),
            ("It is essential to test this in the dark, because lamps hide faults.", .must),
            ("There's no requirement that lamps be alike.", .may),
            ("The layout is entirely up to you.", .may), ("The layout is left to you.", .may),
            ("Whether a gate can be moved is left to the application.", .may),
        ])
    func asks(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what others ask, what is asked in a clause of its own, and what is to be found, is told",
        arguments: [
            "We ask people to think aloud as they ring.", "Lamps are what we require.",
            "If we ask you to ring, a lamp lights up.", "She would like you to ring.", "Apple requires a lamp.",
            "The lamp that is to be hung can be seen from the road.",
            "If the bell is to be placed beside the gate, two nails are at hand.",
            "The goal is to be understood by all.",
            "The price is to be found on the gate.", "Lamps are best known for their light.",
            "It is no place for the weary.", "\u{201C}Lamp\u{201D} is not acceptable.",
            "The hour is not acceptable to us.",
            "Visitors are not allowed in at night.", "It is worth noting that lamps burn out.",
            "We used to recommend bells, but they woke people.", "Each lamp requires a lot of oil.",
            "If people are frowned upon, they leave.", "Users frowned upon lamps that flash.",
            "The goal of the application is to be used by everyone.", "One benefit is to be spoken to by name.",
            "Support for lamps is to be removed in the next release.", "This book is to be used with the gate manual.",
            "Every extra step requires a decision.", "Every change requires a restart of the gate.",
            "We'd like you to know that lamps are old.", "We ask that you send comments on this book.",
            "You are welcome to write to us.", "Most delays are unacceptable.",
            "Some lamps are not permitted in towns.",
            "Everything else is left to the developer.", "This chapter is not the place to tell of lamps.",
            "It makes sense to show a bell with this lamp, because people may sleep.",
            "It's useful to show a lamp at a gate like this, because it lets people see.",
            "There is no place in the yard for two gates.",
        ])
    func isAsked(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "words of little use bind the verb of the direction, not what it is done to",
        arguments: [
            ("Hang a lamp where visitors come rarely.", Modality.should),
            ("Sort the tools by how rarely they are needed.", .should),
            ("Let visitors see lamps sold rarely.", .should), ("Sort lamps by use, from daily to rarely.", .should),
            ("Warn visitors in rare cases of fire.", .should), ("Ring the bell rarely.", .shouldNot),
            ("Use red lamps very rarely.", .shouldNot), ("Ring the bell in rare cases.", .shouldNot),
            ("Red lamps should be used rarely.", .shouldNot), ("Be used sparingly in the garden.", .shouldNot),
        ])
    func littleUse(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "where a thing belongs is advice, and where none or it never does is advice against",
        arguments: [
            ("The name of the maker belongs on the back of the gate.", Modality.should),
            ("If there is a back gate, the bell belongs beside it.", .should),
            ("Round lamps do not belong in the frame of a gate.", .shouldNot),
            ("No bells belong on the wall of a bedroom.", .shouldNot),
            ("Lamps never belong in the hall.", .shouldNot),
        ])
    func belonging(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what belongs to something or at times, and what is asked about, is told",
        arguments: [
            "The bell belongs to the gate.",
            "Visitors see which house a gate belongs in.",
            "Lamps that belong in the hall are described below.",
            "This gate belongs in the class of old gates.",
            "Few lamps belong in the hall.",
            "Lamps do not always belong in the hall.",
        ])
    func possession(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what is preferred, or best placed somewhere, is advice",
        arguments: [
            ("A movable lamp is preferable to a fixed lamp.", Modality.should),
            ("Brass is preferred for gates.", .should),
            ("The bell is best placed beside the gate.", .should),
            ("Our recommendation is to shut the gate.", .should),
            ("The most effective thing you can do for visitors is to light the path.", .should),
        ])
    func preference(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what is preferred by others, or best said elsewhere, is told",
        arguments: [
            "Which metal is preferred for a gate depends on the weather.",
            "That is best left to another chapter.",
            "The difference is best shown in an example.",
            "Designers are best placed to judge the width of a gate.",
            "An effective technique for a small yard is to use one lamp.",
        ])
    func preferenceOfOthers(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what is fit only in a case or for a use asks for that",
        arguments: [
            ("A red lamp is appropriate only if there is danger.", Modality.should),
            ("Red lamps are only appropriate in halls.", .should),
            ("Messes are acceptable only if visitors make them.", .should),
            ("Messes are only acceptable if visitors make them.", .should),
            ("Two lamps are acceptable if both can be seen.", .may),
            ("Round lamps are intended for use in gates only.", .should),
            ("They are not designed to be used indoors.", .shouldNot),
        ])
    func fitness(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what something is fit for, and who uses it, is told",
        arguments: [
            "Gates carry signs, which are suitable only for drivers.",
            "Round lamps are intended for use in gates.",
            "Round lamps are intended for use in gates, and only they glow.",
            "This gate is designed to be used only by children.",
            "Lamps, which are intended for use only in halls, glow.",
        ])
    func use(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what is left to the reader is a choice, and what is up to the reader to make sure a demand",
        arguments: [
            ("No bell is required for a single gate.", Modality.may),
            ("The order of the lamps is up to you.", .may),
            ("Whether to add a lamp is up to you.", .may),
            ("You have the option of hiding the lamp.", .may),
            ("It's not necessary for every gate and every door of a house to have a bell.", .may),
            ("You're not limited to red lamps.", .may),
            ("It's important to repeat that you're not restricted to red lamps.", .may),
            ("It's up to you to make sure that the gate shuts.", .must),
        ])
    func choice(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what a deed is worth tells how it binds",
        arguments: [
            ("Naming the maker is essential.", Modality.must), ("Including lamp oil is critical.", .must),
            ("It helps to show who rings.", .consider),
            ("It pays to ask visitors.", .consider),
            ("Programs are advised to save often.", .should),
        ])
    func worth(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what is worth something to visitors, and what no deed is, is told",
        arguments: [
            "It helps visitors to see who rings.",
            "Visitors are advised to ring.",
            "Nothing else is essential.",
            "According to builders, a bell is critical.",
            "During a storm, a lamp is essential.",
            "The rest is up to you.",
        ])
    func worthToOthers(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test("what stands in brackets inside what is judged turns nothing round")
    func brackets() {
        let sentence = "It's best when the first bell (which may not be the loudest) tells who rings."
        #expect(Directive(in: sentence)?.modality == .should)
    }
}
