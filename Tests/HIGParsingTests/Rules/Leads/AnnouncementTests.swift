import HIGModel
import Testing

@testable import HIGParsing

@Suite("Announcement")
struct AnnouncementTests {
    private func announcement(_ sentence: String, endsHeadline: Bool = false) -> Announcement {
        Announcement(sentence, rule: 0, endsHeadline: endsHeadline)
    }

    @Test(
        "what stops where the items go on offers them, as strongly as it says",
        arguments: [
            ("You can use a bell to:", .may), ("In a yard you should:", .should), ("Your app must:", .must),
            ("Your gate should also:", .should), ("You must also:", .must),
            ("Possible approaches:", .may), ("The gate lets you:", .may),
        ] as [(String, Modality)])
    func offer(sentence: String, modality: Modality) {
        let announcement = announcement(sentence)
        #expect(announcement.isOffer)
        #expect(announcement.offer == modality)
        #expect(!announcement.isBody && !announcement.isForUsers)
    }

    @Test(
        "what calls for the items offers none and binds none; each says for itself what to do",
        arguments: ["Follow these guidelines:", "Keep the following points in mind:", "Instead:", "Specifically:"])
    func call(sentence: String) {
        for endsHeadline in [false, true] {
            let announcement = announcement(sentence, endsHeadline: endsHeadline)
            #expect(announcement.modality == nil && announcement.offer == nil)
            #expect(!announcement.isOffer && !announcement.isBody && !announcement.isForUsers)
        }
    }

    @Test(
        "what users do is told of them, and offered to nobody",
        arguments: ["They can:", "A sign allows them to:", "People use the bell to:", "Visitors wait when users:"])
    func users(sentence: String) {
        let announcement = announcement(sentence)
        #expect(announcement.isForUsers)
        #expect(announcement.offer == nil)
    }

    @Test("a sentence that nothing ends leads to items in small letters, which complete what it forbids")
    func withoutColon() throws {
        let rules = try Samples.rules("Don't use gates\n\n- for more than two cows; use a wall\n- in the dark\n")
        #expect(rules.map(\.statement) == ["Don't use gates"])
        #expect(rules.map(\.body) == [["- for more than two cows; use a wall", "- in the dark"]])
        #expect(try Samples.rules("Don't use gates.\n\n- Use a wall.\n").count == 2)
    }

    @Test("what a headline's paragraph ends in without a direction leads to its own list")
    func headline() {
        #expect(announcement("Some ways to do so:", endsHeadline: true).isBody)
        #expect(!announcement("Some ways to do so:").isBody)
        #expect(!announcement("You can use a bell to:", endsHeadline: true).isBody)
    }

    @Test(
        "a purpose, a prohibition, a condition and examples lead to what only completes them",
        arguments: [
            "Learn the gates, so that you can:", "Don't use the bell to:", "You should not:", "Use a gate when:",
            "Name each gate in words such as:",
        ])
    func body(sentence: String) {
        let announcement = announcement(sentence)
        #expect(announcement.isBody)
        #expect(!announcement.isOffer && announcement.offer == nil)
    }

    @Test(
        "it is a sentence without the items, or stops in the midst of one",
        arguments: [
            ("It has these parts:", true), ("Follow these guidelines:", true), ("Some gates are small:", true),
            ("A part that is:", false), ("You can ring it by:", false), ("Gates are of use when:", false),
            ("You can use a bell to:", false), ("A bell rings for users:", false), ("You can ring it by", false),
        ])
    func whole(sentence: String, isWhole: Bool) {
        #expect(announcement(sentence).isWhole == isWhole)
    }
}
