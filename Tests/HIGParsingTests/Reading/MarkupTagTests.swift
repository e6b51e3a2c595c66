import Testing

@testable import HIGParsing

@Suite("Tags that are words")
struct MarkupTagTests {
    @Test(
        "a word in brackets that HTML does not have is to be put in",
        arguments: ["<bell>", "<bell name>", "<Name of the Cow>", "<lamp2>", "<bell >"])
    func placeholders(tag: String) {
        #expect(MarkupTag.isPlaceholder(tag))
    }

    @Test(
        "an element is markup, in use or out of it, in whatever case",
        arguments: ["<b>", "<BR>", "<h1>", "<Font>", "<blink>", "<table border>", "<span >"])
    func elements(tag: String) {
        #expect(!MarkupTag.isPlaceholder(tag))
    }

    @Test(
        "so is an author's own element, what ends one, and what gives a value",
        arguments: ["<x-bell>", "</bell>", "<bell/>", "<bell />", "<bell sound=\"low\">", "<bell=low>"])
    func ownElements(tag: String) {
        #expect(!MarkupTag.isPlaceholder(tag))
    }

    @Test(
        "without both brackets and a name there is no such word",
        arguments: ["", "<", ">", "<>", "< bell>", "<bell", "bell>", "bell", "<!-- bell -->", "<?bell>"])
    func others(text: String) {
        #expect(!MarkupTag.isPlaceholder(text))
    }
}
