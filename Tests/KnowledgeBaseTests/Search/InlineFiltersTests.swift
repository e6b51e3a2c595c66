import Testing

@testable import KnowledgeBase

@Suite("InlineFilters: filters among the words of a query")
struct InlineFiltersTests {
    @Test(
        "are taken out of the words, wherever they stand",
        arguments: [
            ("edition:2014 topic:toolbar must-not", ["edition=2014", "topic=toolbar", "modality=must-not"], ""),
            ("crowded Edition:2014 bar", ["edition=2014"], "crowded bar"),
            ("since:2011 platform:ipados series:ios x", ["since=2011", "platform=ipados", "series=ios"], "x"),
            ("topic:\"nav bar\" back", ["topic=nav bar"], "back"),
            ("modality:must x", ["modality=must"], "x"),
            ("-topic:\"nav bar\" back -Platform:ipados", ["-topic=nav bar", "-platform=ipados"], "back"),
            ("-must-not back -tab", ["-modality=must-not"], "back -tab"),
            ("topic:“nav bar” back", ["topic=nav bar"], "back"),
        ])
    func taken(text: String, filters: [String], words: String) {
        let inline = InlineFilters(text)
        #expect(inline.filters.map { "\($0.isExcluding ? "-" : "")\($0.name.rawValue)=\($0.value)" } == filters)
        #expect(inline.words.split(separator: " ").joined(separator: " ") == words)
    }

    @Test(
        "are none in quotes, within a word, without a value, or by another name",
        arguments: [
            "\"edition:2014\"", "popover: one at a time", "edition:", "topic: toolbar", "xedition:2014", "must",
            "title:bar", "-\"edition:2014\"", "“button topic:toolbar”", "«button topic:toolbar»", "--edition:2014",
            "-edition:", "edition:\"\"", ":", "",
        ])
    func none(text: String) {
        #expect(InlineFilters(text).filters == [])
        #expect(InlineFilters(text).words == text)
    }

    @Test(
        "are not what has the form of one and another name, which counts as words",
        arguments: [
            ("section:menus title", ["section:menus"]), ("a foo:\"b c\" Tip:9", ["foo:\"b c\"", "Tip:9"]),
            ("http://example.com 9:41 popover: one \"foo:bar\" topic: x:(y) :z topics:x topic:y", []),
        ])
    func strangers(text: String, strangers: [String]) {
        #expect(InlineFilters(text).strangers == strangers)
    }

    @Test(
        "are missed by a typing error in the name, or for want of a value",
        arguments: [
            ("topics:toolbar back", ["topics:toolbar=topic:toolbar"]),
            ("back seris:ios Platfrom:ipados", ["seris:ios=series:ios", "Platfrom:ipados=platform:ipados"]),
            ("topics:\"nav bar\" x", ["topics:\"nav bar\"=topic:nav bar"]), ("edition: back", ["edition:=edition:"]),
            ("back topic:", ["topic:=topic:"]), ("edtion: back", []), ("\"topics:toolbar\"", []),
            ("back -topics:x", ["-topics:x=topic:x"]),
            ("http://example.com tip:use section:3 form:x modal:sheet note:x time:9 addition:x", []),
        ])
    func misses(text: String, misses: [String]) {
        #expect(InlineFilters(text).misses.map { "\($0.typed)=\($0.name.rawValue):\($0.value)" } == misses)
        #expect(InlineFilters(text).words == text)
    }
}
