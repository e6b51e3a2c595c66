import Foundation
import HIGModel

@testable import HIGParsing

/// A page made up for the tests, with what the web's pages hold.
enum SamplePage {
    static let markdown = """
        # Toolbars

        A toolbar gives people quick access to what they do most often.

        ![Alt text is no advice. Always paint the fence.](https://example.com/toolbar.png)

        Prefer few items, because a crowded toolbar is slow to read.

        ## Best practices

        **Give every toolbar one clear purpose.** People who are in a hurry look for “one & only one” place, so a
        second purpose slows them down. See [Menus](https://example.com/menus) for more.

        **Avoid tinting a toolbar with the `accent` color.** A tinted toolbar is *hard* to read.

        - Standard
        - Compact

        > Note: Don’t hide the toolbar while somebody is typing.

        When you choose the items, follow these steps:

        1. Measure the width.
        2. Order the items by use.

        | Size | Width |
        | --- | --- |
        | Small | 40 |
        | Large | 120 |

        ### Titles

        You should keep the title short. Consider leaving the title out where the content speaks for itself.

        ## Platform considerations

        ### macOS

        **Keep the toolbar at the top of the window.** It stays in view there.

        ### iOS, iPadOS

        **In iPadOS apps, let people arrange the items.** They know best what they need.

        ## Resources

        Always read [the guide to menus](https://example.com/menus), and avoid other guides.

        ## Change log

        | Date | Changes |
        | --- | --- |
        | May 1, 2031 | Avoid this row. You should always clarify titles. |
        | April 2030 | Added guidance for *small* toolbars. |
        | Earlier | New page. |
        """

    static let history = [
        "2031-05-01 | May 1, 2031 | Avoid this row. You should always clarify titles. | toolbar",
        "2030-04 | April 2030 | Added guidance for small toolbars. | toolbar", "? | Earlier | New page. | toolbar",
    ]

    /// As the web's markdown starts.
    static let frontMatter = """
        ---
        title: "Toolbars | Example Documentation"
        source: https://example.com/toolbars


        """

    static let statements = [
        "Prefer few items, because a crowded toolbar is slow to read.",
        "Give every toolbar one clear purpose.",
        "Avoid tinting a toolbar with the accent color.",
        "Don’t hide the toolbar while somebody is typing.",
        "Measure the width.",
        "Order the items by use.",
        "You should keep the title short.",
        "Consider leaving the title out where the content speaks for itself.",
        "Keep the toolbar at the top of the window.",
        "In iPadOS apps, let people arrange the items.",
    ]

    /// Around the page's own HTML, what a site puts on every page.
    static func html(around content: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>Toolbars | Example</title>
        <style>p::before { content: "Always style." }</style></head>
        <body><header><h1>Example site</h1></header>
        <nav><ul><li><a href="/">Always go home</a></li><li>Avoid the menu.</li></ul></nav>
        <main>
        \(content)
        </main>
        <script>document.write("<p>You should run scripts.</p>")</script>
        <footer><p>Don’t copy this site.</p></footer></body></html>
        """
    }
}

/// Reads one text as an edition of one page.
func reading(_ text: String, as format: SourceFormat) throws -> EditionReading {
    let source = Source(
        edition: "current", file: "page", document: "Page", chunk: nil, format: format, digest: digest(text.utf8))
    let edition = Edition(id: "current", title: "Web", date: nil, series: [.ios, .mac])
    return try EditionReader(vocabulary: TopicVocabulary.bundled())
        .read(edition, sources: [SourceInput(source: source, bytes: Array(text.utf8))])
}

extension EditionReading {
    var rules: [Rule] { sources.flatMap(\.rules) }
    var passages: [Passage] { sources.flatMap(\.passages) }

    /// Whether each byte of each source belongs to exactly one passage.
    var isWhole: Bool {
        sources.allSatisfy { source in
            var end = 0
            for passage in source.passages {
                guard passage.bytes.lowerBound == end else { return false }
                end = passage.bytes.upperBound
            }
            return end == source.input.bytes.count
        }
    }

    /// The change log's entries: date, date as written, text, topics.
    var history: [String] {
        sources.flatMap(\.changeLog).map { entry in
            let topics = entry.topics.joined(separator: ", ")
            return [entry.date?.description ?? "?", entry.written, entry.text, topics].joined(separator: " | ")
        }
    }

    /// The text of all passages of a role.
    func text(of role: Passage.Role) -> String {
        passages.filter { $0.role == role }.map(\.text).joined(separator: "\n")
    }
}

/// What must not depend on the format a page came in.
struct Advice: Equatable {
    let statement: String
    let body: String
    let modality: Modality
    let style: Rule.Style
    let topic: String
    let section: [String]
    let platforms: [String]

    init(_ rule: Rule) {
        statement = rule.statement
        body = rule.body
        modality = rule.modality
        style = rule.style
        topic = rule.topic
        section = rule.section
        platforms = rule.platforms
    }
}
