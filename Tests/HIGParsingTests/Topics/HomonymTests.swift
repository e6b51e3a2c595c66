import HIGModel
import Testing

@testable import HIGParsing

@Suite("Homonyms")
struct HomonymTests {
    private func topics(in text: String) throws -> [String] {
        try TopicVocabulary.bundled().mentions(in: text).map(\.slug)
    }

    @Test(
        "a name of a topic that means something else names none",
        arguments: [
            "Let people switch between lamps.", "To help with this, wait.", "This can help streamline it.",
            "Use a volume for 3D objects.", "A network volume may vanish.",
            "Start from the 4-bit palette.", "Avoid building a web browser.", "The viewer is browser-like.",
            "From a Desktop Browser to a Lamp of Glass.", "Browsers show webpages.",
            "Let people make a purchase.", "Offer a collection of tips.",
            "Let people see how every setting changes the picture.",
            "Keep the way somebody sorted things by setting it.", "Be as even as you can in setting all of the values.",
            "Draw a scroll box.", "Whether you sell it in a box or online, tell them.", "Send it from the Out Box.",
            "Put a sign as a badge over each picture.", "List each task somebody performs.",
            "2. List All the Tasks of a Day", "Trim the feature list.",
            "Wait if you are writing an application.", "It differs from the list above.",
            "Show a list of names.", "Give people a starting point.", "Help conversations flow.",
            "Use glass when it helps complete the story.", "Enlist the help of an artist.",
            "Don't copy what a desktop app does to look right.", "Give people a selection of ways.",
            "Scroll in one orientation, horizontal or vertical.", "Collapse Box", "Zoom Boxes",
            "Lamps should be of help.",
            "A bell should alert the reader.", "Repeat the other printing keys.", "Keep the blinking cursor in sight.",
            "Turning it by dragging its knob", "Listen to their feedback and mend the gate.",
            "Do not switch them away at once.", "Show a sign that toggles.",
        ])
    func others(text: String) throws {
        #expect(try topics(in: text) == [])
    }

    @Test("the layout of a keyboard is one of keys")
    func keyboards() throws {
        #expect(try topics(in: "Mind each keyboard layout.") == ["keyboard"])
    }

    @Test(
        "what means the topic names it",
        arguments: [
            ("Take care in writing the text.", ["writing"]), ("Use a switch to turn it on.", ["switch"]),
            ("Flip the mini switch.", ["switch"]),
            ("Limit the color palette.", ["color"]),
            ("Make it easy to get help with parcels.", ["help"]), ("Use the volume slider.", ["sound", "slider"]),
            ("Adjust the system volume.", ["sound"]), ("Keep the tools palette open.", ["panel"]),
            ("Show deep lists in a browser.", ["list", "column-view"]),
            ("Offer an in-app purchase.", ["in-app-purchase"]),
            ("Don't send people who read to your app's settings.", ["preferences"]), ("Settings", ["preferences"]),
            ("Avoid offering settings that nobody needs to set more than once.", ["preferences"]),
            ("Put a badge on an app icon to tell how many letters wait.", ["notification", "app-icon"]),
            ("Provide tabs and help windows.", ["help", "window"]),
            ("Boxes", ["box"]), ("Primary Group Boxes", ["box"]), ("Display an alert.", ["alert"]),
            ("Use printing where it helps.", ["printing"]), ("Move the cursor.", ["pointer"]),
            ("Don't nest group boxes.", ["box"]),
            ("Show a badge on a tab to tell that something waits.", ["notification"]),
            ("Lists", ["list"]), ("Show a list of items.", ["list"]), ("Keep help content short.", ["help"]),
            ("Keep files on the desktop.", ["desktop"]), ("Show the selection of text.", ["selection"]),
            ("Selection Controls", []),
            ("Fill it by dragging and dropping lamps.", ["drag-and-drop"]),
            ("Let people start dragging lamps at once.", ["drag-and-drop"]),
            ("Other Disabilities", ["accessibility"]), ("User Testing", ["design-process"]),
            ("Describe it in a tooltip.", ["help-tag"]), ("Use an image view.", ["image-view"]),
        ])
    func meant(text: String, expected: [String]) throws {
        let topics = try topics(in: text)
        #expect(topics == expected)
    }
}
