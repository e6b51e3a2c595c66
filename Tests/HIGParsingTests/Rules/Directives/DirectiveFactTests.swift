import HIGModel
import Testing

@testable import HIGParsing

/// Conditions, facts and names that hold words of direction, and the directives that resemble them.
@Suite("Directive: facts")
struct DirectiveFactTests {
    @Test(
        "a sentence that only states a condition directs nobody",
        arguments: [
            "When the gate needs to be moved with its posts.",
            "When gates have a narrow bar, and don't lock by themselves.",
            "When painting, and it is useful to see the grain.",
            "If it might be necessary to close a gate (see the notes on this).",
            "The notes tell how to paint a gate, should one be needed.",
        ])
    func conditionAlone(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a condition that no comma ends, or that goes on behind one, leads to the directive",
        arguments: [
            ("If you need to move a gate with its posts you should ask for help.", Modality.should),
            ("If the path is wet, and the gate is old, use oil.", .should),
            ("If the lock failed the gate should say why.", .should),
            ("When visitors ring it's best to wait.", .should),
            ("When in doubt you should ask.", .should), ("If it is long, and only then, cut it.", .should),
            ("Secondly, if it sticks, plane it.", .should),
            ("However, if you have more gates than fit into the wall you should build a second one.", .should),
            ("In general, when a gate is shut it should stay so.", .should),
            ("If you use the kind of bolt shown in Figure 10-6 be sure to oil it.", .must),
        ])
    func conditionFirst(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "what a thing does not do, is hoped to do, or is reported to be due is no demand",
        arguments: [
            "Unlike doors, they only show that a path goes on, and do not tell where to.",
            "The lamps stay bright and clear, and don't dim at night.",
            "The plan has a grid which should help you draw it.",
            "They have two bolts: one to confirm that the gate should be shut and one to open it.",
            "Sometimes, the visitor may also be required to wait.", "A bell is not usually required at a gate.",
            "This doesn't mean you should paint every gate.",
            "White paint does not necessarily mean there should be a lamp.",
            "A list is a better choice than a menu.", "You either know it or learn it.", "It's worth a look.",
            "You may not always see it.", "Gates and lamps are optional elements that not all walls have.",
            "A bell is not required for most gates.", "Gates shut by themselves; bolting them is not required.",
            "There is one gate, just as you can ring only one bell.", "Bells are not appropriate.",
            "Visitors can knock at the gate, but they're not required to.",
            "A concern is to be heard.", "For the sake of the gate and its use the wall is low.",
            "Building a wall is optional, but it keeps cows out.",
            "This chapter describes gates; for the tools you need to build one, see \"Tools\".",
            "Use this picture as a visual guide to the gates.",
            "A wall is a set of stones that need to be cut.", "If it fails, more work may also need to be done.",
            "You may be looking at another gate.", "You might have two gates and a lamp.",
            "You might discover a second gate.", "You might think that you should paint it.",
            "A creak may mean that the bolt is old and should be oiled.",
            "Users want to see the gate, but avoid touching it.",
            "When they carry bags, people either push the gate with one hand, or wait.",
            "Gates that have no bell, don't lock, and open inward are good for small yards.",
            "In the dark, gates are lit from behind, set above a low wall.",
            "In winter, a lamp helps visitors find the bell, show their faces, and wait.",
            "For gates, other parts (that is, the bolt and the bell) make the sound.",
            "You choose the gates that should have a lamp and make room for it.",
            "As with doors, you choose where a lamp should be placed.", "Often, a garden needs to have two gates.",
            "Users are required at some gates to ring.", "Paint is dear and it is critical to the life of a gate.",
            "A bell can help, but it can also be useful when nobody rings.", "It can be a good choice if you can:",
            "In the previous example, you could add a lamp.", "You could use a bolt to lock a shed, for example.",
            "Look at the table on the next page.", "An application does not need to know the letters.",
            "People often assume that there must be a reason for it, and look for it.",
            "A draft probably means that you should oil the hinges.",
            "When you let the gate, you can receive rent for it.", "You should also read the licence for the gate.",
            "An app can show a gate.", "Your application can receive letters.",
            "An application can tell two gates apart.", "An application may encounter a shut gate.",
            "A bell can be used to warn visitors.", "In towns, people can be shown a gate.",
            "Gates that can be hidden are small.", "Most garden gates do not have the bars (close, minimize, zoom).",
            "It's convenient when visitors can ring twice.", "It might not be convenient for everyone to ring.",
            "It's clearer to visitors.", "Assume that a visitor rings.",
            "There is no recommended height for a gate.", "You can use the", "Don't do this.",
            "In towns, you could even build a gate of glass.", "Consider an example of a gate with a bell.",
            "This is not to say that bells are never used in towns.", "The key is to the left of the gate.",
            "It shows an alert telling the user that the gate must be shut.",
            "It's up to you to ensure that the gate is safe.", "We suggest reading the next chapter.",
            "The gates that we suggest you know are small.",
            "No gate is permitted until people sign in.", "By the recommended date there are 10 gates.",
            "The sign tells visitors how: \"To enter the yard, ring this bell.\"",
            "If you used a bell to call the cows, you might ring it twice.", "You can count on the wind to shut it.",
            "No lamp is lit, and visitors are allowed in.", "This is the recommended state of things.",
            "Occasionally, the gate must bear a heavy load.", "Sometimes a visitor must ring twice.",
        ])
    func facts(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "a demand stays one beside such words",
        arguments: [
            ("A sign names a danger; it should help people avoid it.", Modality.should),
            ("Names of gates, like those of doors, should all be short.", .should),
            ("A bell is not only recommended but expected.", .should),
            ("A bell is not only required by law but helpful.", .must),
            ("Such tools, which need to be at hand, are small.", .must),
            ("Visitors must always be able to open it.", .must), ("Visitors must be kept informed.", .must),
            ("Visitors may think the gate is shut, so you should leave it open.", .should),
            ("If a gate has no lamp, it should have a bell.", .should),
            ("You have to leave little space between gates.", .must),
            ("Keep in mind that some people see no color, and don't rely on color alone.", .mustNot),
            ("A long gate sags, and don't leave it open.", .mustNot),
            ("Iron gates are no longer recommended.", .shouldNot),
            ("A garden app never shows a Quit command.", .mustNot),
            ("It might not be appropriate to paint it.", .shouldNot), ("It may not be necessary to name it.", .may),
            ("It would not be wise to paint it.", .shouldNot), ("It might not make sense to paint it.", .shouldNot),
            ("You don't always have to name it.", .may), ("Your app should not have to know the owner.", .may),
            ("Visitors should not have to ring twice.", .shouldNot), ("Gates should no longer be red.", .shouldNot),
            ("Don't feel that you must add a lamp.", .may),
            ("It's possible to add a second lamp.", .may), ("It's also possible to change the lamp.", .may),
            ("An application can easily add a lamp.", .may),
            ("If there's a reason, an application may show both gates.", .may),
            ("If it is dark, the application can add a lamp.", .may),
            ("An application might also choose to add a lamp.", .may), ("Your app can supply a lamp.", .may),
            ("Your iPhone application can supply a lamp.", .may),
            ("In some towns—in old ones, for example—it may be appropriate to add a lamp.", .consider),
            ("Brass is the recommended metal for gates.", .should),
            ("The word is best avoided.", .shouldNot), ("Red paint is best avoided at night.", .shouldNot),
            ("Visitors can be encouraged to ring twice.", .may), ("Visitors should be encouraged to ring.", .should),
            ("Occasionally, you must paint it.", .must),
            ("It might be appropriate to add a lamp.", .consider), ("It may make sense to add a lamp.", .consider),
            ("It may be reasonable to add a lamp.", .may), ("It can be acceptable to add a lamp.", .may),
            ("It might be fine to add a lamp.", .may),
            ("It can be appropriate to add a lamp.", .may), ("It can make sense to add a lamp.", .may),
            ("You should carefully consider what it costs.", .should),
            ("You should consider carefully what it costs.", .should), ("You should also consider red.", .consider),
            ("If a button locks a gate—Don't Open, for example—set it apart from the others.", .should),
            ("Note that it is the responsibility of your program to shut the gate.", .must),
            ("Though red is discouraged, it's all right to paint the bolt red.", .may),
            ("An application doesn't need to save the letters.", .may),
            ("The rule is that all gates must close.", .must),
            ("You must refrain from painting it.", .mustNot), ("You need to minimize rust.", .mustNot),
            ("Try to resist red paint.", .shouldNot), ("Your app should reduce noise.", .shouldNot),
            ("To keep it shut, be sure to use the bolt; to learn how, see \"Bolts\".", .must),
            ("Look at the gate from two sides to make sure that it shuts.", .should),
            ("If it creaks, move it slowly, and follow the guidelines for old gates.", .should),
            ("Ringing the bell while holding the bolt should open the gate.", .should),
            ("It is your responsibility to shut the gate.", .must),
            ("It's best when the gate shuts by itself.", .should),
            ("The paint may peel, which is something you should avoid.", .shouldNot),
            ("The paint may peel, which is something you should minimize.", .shouldNot),
            ("The longer the way, the more useful it is to light it.", .consider),
            ("Bells wake people, so they're best used sparingly.", .shouldNot),
            ("A side gate does not need a bell.", .may),
            ("You may not need to paint it.", .may), ("Either paint it plain, or be prepared to change it.", .should),
            ("The longer the way, the more important it is to light it.", .should),
            ("The best procedure is to paint it twice.", .should), ("The solution to this is to add a lamp.", .should),
            ("Use bells with caution.", .shouldNot), ("Add lamps cautiously.", .shouldNot),
            ("Use red paint in rare cases.", .shouldNot), ("Try to limit the use of red.", .shouldNot),
            ("Think carefully before you move a gate.", .shouldNot),
            ("The list should hold what people set once and rarely change.", .should),
            ("Show commands that people rarely choose last.", .should),
            ("Carefully consider two gates.", .consider), ("Take some time to think about paint.", .consider),
            ("If the wall is dry, you will have to do little or nothing.", .may),
            ("When space is short, the name can be abbreviated.", .may),
            ("Bells may be used, as long as nobody sleeps.", .may), ("A side gate can be used when it is dark.", .may),
            ("Bells are never used to warn of rain.", .mustNot),
            ("Old bolts are not appropriate to use on a new gate.", .shouldNot),
            ("Iron gates aren't suitable for use at the sea.", .shouldNot),
            ("If it creaks, it's clearer to avoid the word gate.", .shouldNot),
            ("It's more aesthetically pleasing to keep it plain.", .consider),
            ("It can be efficient to build one gate for both.", .consider),
            ("If the bell is at hand, assume that visitors want to ring it.", .should),
            ("You may not use the sign as part of a name.", .mustNot),
            ("A lamp is not required if the gate is white.", .may), ("A lamp is optional before a small gate.", .may),
            ("The bell is optional.", .may), ("You should not need to paint it.", .may),
            ("For gates without walls, the preference is to keep them shut.", .should),
            ("Because a gate is seen from afar, there's little need to light it.", .may),
            ("Because walls are high, it shouldn't be necessary to raise them.", .may),
            ("In a garden that has two gates (so that cows can pass), a bell is not appropriate.", .shouldNot),
            ("Lamps can hang beside a gate, but they're not required.", .may),
            ("By default, gates are white, but you can paint them.", .may),
            ("Your main concern is to keep the cows in.", .should),
            ("If the gate is locked you can ring the bell, if there is one.", .may),
            ("If people need to go on, but save their place, you can add a mark.", .may),
            ("Your most important job is to keep them well.", .should),
            ("If you must move the gate, at least keep its shape.", .should),
            ("For the frame of the gate and door use the best wood.", .should),
            ("You can't assume that visitors know the gate.", .shouldNot),
            ("It's important you check where the gate stands, so that it does not creak.", .should),
            ("Shut the gate; for details, see \"Bolts\" (page 9).", .should),
            ("If nobody rings, neither gate should open.", .shouldNot),
            ("You shouldn't feel that you're restricted to old gates.", .may),
            ("You shouldn't feel obliged to paint them all.", .may),
            ("If the lamp is dark, but the bell is loud, cut the wire.", .should),
            ("If the lamp is dark, but you can hear the bell, cut the wire.", .should),
            ("If you need a lamp, but you don't need to move it, you might want to hang one up.", .consider),
            ("The key is to keep cows in.", .should),
            ("Ensuring that gates shut is crucial to a farm.", .must),
            ("A better idea would be to paint it.", .consider),
            ("If you keep cows, we urge you to shut the gate.", .should),
        ])
    func demands(sentence: String, modality: Modality) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "a name that opens with a verb, or two verbs, is none",
        arguments: [
            "Color and contrast", "For gates, color and shades of gray are used.", "Touch and hold to pick a gate.",
            "Open and save dialogs let people choose files.", "Display and sound settings appear in the panel.",
            "Turn — turns a gate on its hinge.", "Alternate gates require their own bells.",
            "Auto-save keeps letters safe.", "Undo and redo gives people ways to correct letters.",
            "Bolt means that nobody can enter.", "Gates come in two sizes: paint-ready or small.",
            "A gate opens in three steps: turn, lift, and push.", "Light bars further enhance the gate.",
            "Consider the Garden app, which shows a gate.", "Or, consider a long game that needs two gates.",
            "Direct light from a lamp helps visitors.", "Contrast this with the gate of a garden.",
            "Toggle buttons look like others, but are used to show a state.", "Save dialogs let people name a file.",
            "Drop shadow", "Round buttons, like others, are seldom used.", "Paint protects, but not for long.",
            "Hints help people find the gate, know its owner, and avoid the dog.",
            "In a shed, you choose the paint for the gate, add the colors you like, and mix them.",
            "You need to add the UIGateColor key to your list of settings.",
            "It would not make sense to paint it twice.",
            "It makes sense to people to ring first.", "It may not be possible to see the gate.",
            "In some towns, light always begins at the gate.", "Bells, to name an example, don't sound alike.",
            "Generally, ringing the bell opens the gate, open to all.",
            "They like what people do at a gate: knock, ring, and wait for help.",
            "Gates swing and must be dismissed before people go on.", "Rename field", "Cancel button",
            "Save button (default).", "Name phone pad",
            "Store Kit asks people to pay.", "Some gates, at least open ones, are old.",
            "These kinds are no rigid scheme that all gates must follow.",
            "In a town, gates mark the bounds of streets, and enable traffic.",
            "In villages, lamps help show the way, and support the watch.",
        ])
    func names(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "two verbs with one object, a verb with its manner before it or its object behind it direct",
        arguments: [
            "Hide and show gates as needed.", "Test and refine designs.", "Design and test with visitors.",
            "Right-justify the names.", "If possible, left-align names.", "Double-check that every gate shuts.",
            "Place the bells close to the gates.", "The ends are easily seen, so reserve them.",
            "Direct visitors to the bell.", "Look at how others paint gates.", "Watch how visitors open the gate.",
            "Deal with rust early.", "Fix what creaks.", "Talk about the paint.",
            "Toggle buttons off when they have no effect.", "Between a gate and a wall, leave a step.",
            "Live-filter local data so that people find theirs.",
            "In general, launch in the visitor's default language.",
            "In a shed that has two doors—a front and a back—group the tools by door.",
            "Ringing the bell while the gate is open should do nothing.", "Embrace borderless windows.",
            "Support Garden Control.", "Provide light controls.", "Strip away old paint.",
            "If necessary, recenter wide gates.", "Offer gate family sizes that fit the house.",
        ])
    func verbs(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .should)
    }

    @Test(
        "a directive may end in its example",
        arguments: [
            "Name a gate for what lies behind it, for example Garden.",
            "Label the main bolt with a verb, for example: Open, Lock.",
        ])
    func examples(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .should)
    }

    @Test(
        "what a noun in the sentence should be like is no direction",
        arguments: [
            "A gate has a bar—the part that a hand must touch for it to open.",
            "The paint marks the part of a wall that should not be repainted.",
            "Cards tell the name of the house, and the facts that the postman needs to find it.",
            "Locking is a matter of bolting the gates that should not open.",
        ])
    func relativeClause(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what the main clause asks for is one, though a relative clause precedes it",
        arguments: [
            "All houses that offer a gate should have a bell.",
            "A gate that opens on a path that serves as a road should not swing.",
            "Unlike the new one, it is the old gate that should stay open.",
            "Keep to the rule that gates should shut by themselves.",
            "The hole is so small that it must not be used.",
        ])
    func afterRelativeClause(sentence: String) {
        #expect(Directive(in: sentence) != nil)
    }

    @Test(
        "what \"you want to\" do is advice where nothing says why or when",
        arguments: [
            ("You want to build on this and keep to it.", Modality.should),
            ("Ideally, you want to show what lies behind a gate.", .should),
            ("You generally want to avoid painting it when it rains.", .shouldNot),
            ("If you want to paint it, wait.", .should),
            ("You don't want to tire visitors.", nil), ("Still, you also want to make sure that they hear it.", nil),
            ("You want to do this when gates are old.", nil), ("There are things that you want to hide.", nil),
        ])
    func wishes(sentence: String, modality: Modality?) {
        #expect(Directive(in: sentence)?.modality == modality)
    }

    @Test(
        "pointers to texts, and what a technology makes possible, are none",
        arguments: [
            "Use this section to find what it takes.", "Use the guidance in these patterns before you paint.",
            "Follow the guidelines in Part III of this book when you paint.",
            "Using the Gate Services framework, you can read who rang.",
            "With the Gate framework, you can read who rang.", "With Gate Help, you can show who rang.",
            "Using GateKit, you can let people ring.", "When you use GateKit, you can offer a bell on all gates.",
            "For details, Gate developers should see Inside Gates.", "You can use the Gate Manager to read who rang.",
            "If you are a gate developer, you can write a module to read who rang.",
        ])
    func texts(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test(
        "what the opening of a permission names otherwise is no technology",
        arguments: [
            "With a Gate button, you can show who rang.", "With two bells, you can use a sign for each.",
            "When you use gates, you can add a bell.", "When you use the standard gate, you can add a bell.",
        ])
    func permissions(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .may)
    }

    @Test(
        "what a choice brings, what users of an app can do, and what to bear in mind of the last sentence are none",
        arguments: [
            "Fortunately, you can oil it.", "Luckily, you can oil it.", "In this way, you can open both wings.",
            "If the gate waits for the wind, you may have to ring twice.",
            "All you have to do is push it.", "Oiling the hinges is probably all you need to do to open it.",
            "In turn, visitors of your app can ring.", "In turn, users of your app can ring the bell.",
            "It's vital to notice, however, that gates stick.", "Keep this in mind if you hear that gold is best.",
            "Accent colors affect a number of gates.",
        ])
    func outcomes(sentence: String) {
        #expect(Directive(in: sentence) == nil)
    }

    @Test("\"you don't even have to\" leaves the choice, \"be sure to … sparingly\" forbids")
    func weights() {
        #expect(Directive(in: "In fact, you don't even have to paint it.")?.modality == .may)
        #expect(Directive(in: "Always be sure to avoid painting it.")?.modality == .mustNot)
        #expect(Directive(in: "Always make sure it shuts.")?.modality == .must)
        #expect(Directive(in: "Make sure the gate opens quickly and rarely jams.")?.modality == .must)
        #expect(Directive(in: "Always show the name and use gold rarely.")?.modality == .must)
        #expect(Directive(in: "If you use gold, be sure to use it sparingly.")?.modality == .mustNot)
    }

    @Test("\"be sure to …\" forbids with every word for little use")
    func sparing() {
        for word in ["sparingly", "rarely", "cautiously", "with caution"] {
            #expect(Directive(in: "Be sure to use lamps \(word).")?.modality == .mustNot)
        }
        #expect(Directive(in: "Where possible, be sure to use lamps sparingly.")?.modality == .shouldNot)
        #expect(Directive(in: "Be sure to hide rarely used lamps.")?.modality == .must)
        #expect(Directive(in: "Hide rarely used lamps.")?.modality == .should)
        #expect(Directive(in: "Sparingly use gold.")?.modality == .shouldNot)
        #expect(Directive(in: "You should rarely need this lamp.")?.modality == .shouldNot)
        #expect(Directive(in: "Lamps should be rarely used.")?.modality == .shouldNot)
    }

    @Test(
        "a word for little use is told of things only in front of a participle",
        arguments: [
            "Use lamps sparingly, reserved for long nights.", "Use lamps sparingly; red lamps distract people.",
            "Use bells sparingly—red lamps are loud.", "Use bells rarely, painted gates are better.",
            "You should rarely feed the bell.",
        ])
    func sparingUse(sentence: String) {
        #expect(Directive(in: sentence)?.modality == .shouldNot)
    }
}
