import HIGModel
import Testing

@testable import HIGParsing

@Suite("HTMLPageBuilder")
struct HTMLPageBuilderTests {
    /// Something that a parser tells of, in the order of the page.
    private enum Event {
        case open(String, [String: String] = [:])
        case text(String)
        case close(String)
        /// An end that the page does not write.
        case implied(String)
    }

    /// The page that events make, each as it would be written.
    private func page(_ events: Event..., isPart: Bool = false) throws -> (builder: HTMLPageBuilder, source: String) {
        let written = events.map { event in
            switch event {
            case .open(let name, let attributes): "<\(name)\(attributes.map { " \($0)=\"\($1)\"" }.joined())>"
            case .text(let text): text
            case .close(let name): "</\(name)>"
            case .implied: ""
            }
        }
        let source = written.joined()
        var builder = HTMLPageBuilder(text: try Samples.source(source, file: "page.html"), isPart: isPart)
        var end = 0
        for (event, text) in zip(events, written) {
            end += text.utf8.count
            switch event {
            case .open(let name, let attributes): builder.open(name, attributes: attributes, upTo: end)
            case .text(let text): builder.text(Array(text.utf8), upTo: end)
            case .close(let name), .implied(let name): builder.close(name, upTo: end)
            }
        }
        return (builder, source)
    }

    private func finished(_ page: (builder: HTMLPageBuilder, source: String)) -> BlockText {
        var builder = page.builder
        return builder.finished(at: page.source.utf8.count)
    }

    @Test("a block stands from its first tag to its last, and its text where the page has it")
    func places() throws {
        let page = try page(
            .open("h1"), .text("Gates"), .close("h1"), .text(" "), .open("p"), .text("Oil  "), .open("b"), .text("it"),
            .close("b"), .close("p"))
        let blocks = finished(page).blocks
        #expect(blocks.map(\.text) == ["Gates", "Oil it"])
        #expect(
            blocks.map {
                String(decoding: page.source.utf8.dropFirst($0.bytes.lowerBound).prefix($0.bytes.count), as: UTF8.self)
            } == [
                "<h1>Gates</h1>", "<p>Oil  <b>it</b></p>",
            ])
        #expect(blocks.last?.spans == [Block.Span(style: .strong, range: 4..<6)])
    }

    @Test("what the site puts on each page is settled, with all that stands in it")
    func boilerplate() throws {
        let page = try page(
            .open("nav"), .open("h2"), .text("Home"), .close("h2"), .close("nav"), .open("p"), .text("Oil it."),
            .close("p"))
        #expect(finished(page).blocks.map(\.kind) == [.settled(.boilerplate), .paragraph])
    }

    @Test("boilerplate within a paragraph has no text and does not cut it")
    func muted() throws {
        let page = try page(
            .open("p"), .text("Oil "), .open("svg"), .open("title"), .text("Oil can"), .close("title"), .close("svg"),
            .text("it."), .close("p"))
        #expect(finished(page).blocks.map(\.text) == ["Oil it."])
        #expect(page.builder.windowTitle == nil)
    }

    @Test("the title of the window names the page until a heading of the first level does")
    func titles() throws {
        let title: [Event] = [.open("title"), .text("Gates\n |  Piers"), .close("title")]
        let page = try page(title[0], title[1], title[2], .open("h2"), .text("Latches"), .close("h2"))
        #expect(page.builder.windowTitle == "Gates | Piers")
        #expect(finished(page).title == "Gates | Piers")
        let headed = try self.page(
            title[0], title[1], title[2], .open("nav"), .open("h1"), .text("Pier"), .close("h1"), .close("nav"),
            .open("h1"), .text("All gates"), .close("h1"), .open("h1"), .text("Bells"), .close("h1"))
        #expect(finished(headed).title == "All gates")
    }

    @Test("a header is the site's, and in a part of a page's own matter a text like others")
    func part() throws {
        for isPart in [false, true] {
            var page = try page(.open("header"), .text("Oil it."), .close("header"), isPart: isPart)
            let part = page.builder.part(endingAt: page.source.utf8.count)
            #expect(part.blocks.map(\.kind) == [isPart ? .paragraph : .settled(.boilerplate)])
        }
    }

    @Test("what follows the end of what holds a heading stands behind its part, if the page itself writes that end")
    func holder() throws {
        let section: [Event] = [
            .open("section"), .open("h2"), .text("Gates"), .close("h2"), .open("p"), .text("Oil it."), .close("p"),
        ]
        func isBehindPart(_ end: Event) throws -> [Bool] {
            let page = try page(
                section[0], section[1], section[2], section[3], section[4], section[5], section[6], end, .open("p"),
                .text("Ring."), .close("p"))
            return finished(page).blocks.map(\.isBehindPart)
        }
        #expect(try isBehindPart(.close("section")) == [false, false, true])
        #expect(try isBehindPart(.implied("section")) == [false, false, false])
    }

    @Test("a tag that the parser implies takes no text that stands before it")
    func implied() throws {
        let source = "Oil it."
        var builder = HTMLPageBuilder(text: try Samples.source(source, file: "page.html"))
        builder.open("html", attributes: [:], upTo: source.utf8.count)
        builder.open("body", attributes: [:], upTo: source.utf8.count)
        builder.text(Array(source.utf8), upTo: source.utf8.count)
        let block = try #require(builder.finished(at: source.utf8.count).blocks.first)
        #expect(block.bytes == 0..<7)
        #expect(block.sourceOffset(4) == 4)
    }
}
