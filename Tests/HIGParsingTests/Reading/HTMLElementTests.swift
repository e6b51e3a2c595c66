import Testing

@testable import HIGParsing

@Suite("HTML element")
struct HTMLElementTests {
    private func effect(_ name: String, _ attributes: [String: String] = [:], isInContent: Bool = false) -> String {
        String(
            describing: HTMLElement(name, attributes: attributes, in: HTMLElement.Context(isInContent: isInContent))
                .effect)
    }

    @Test(
        "navigation and what serves the site is boilerplate, by its name or by its role",
        arguments: [("nav", ""), ("footer", ""), ("button", ""), ("div", "navigation"), ("ul", "menubar")])
    func boilerplate(name: String, role: String) {
        #expect(effect(name, role.isEmpty ? [:] : ["role": role]) == "boilerplate")
    }

    @Test("what is hidden says nothing, whatever it is", arguments: ["h1", "p", "b", "table", "main"])
    func hidden(name: String) {
        #expect(effect(name, ["hidden": ""]) == "boilerplate")
        #expect(effect(name) != "boilerplate")
    }

    @Test("what a click on a tab or a title shows is not hidden")
    func shownOnClick() {
        func isShown(_ attributes: [String: String]) -> Bool {
            let context = HTMLElement.Context(shown: ["care"])
            return String(describing: HTMLElement("div", attributes: attributes, in: context).effect) == "none"
        }
        #expect(isShown(["hidden": "", "role": "tabpanel"]))
        #expect(isShown(["hidden": "until-found"]))
        #expect(isShown(["hidden": "", "id": "care"]))
        #expect(!isShown(["hidden": "", "id": "other"]))
    }

    @Test("a button is a control, in a heading its title")
    func headingButton() {
        let context = HTMLElement.Context(isInHeading: true)
        #expect(String(describing: HTMLElement("button", attributes: [:], in: context).effect) == "none")
    }

    @Test("old pages call their furniture by class or id, outside of their own matter")
    func named() {
        for attributes in [["id": "footer"], ["class": "wide NavMenu"], ["class": "breadcrumbs"], ["id": "toc"]] {
            #expect(effect("div", attributes) == "boilerplate")
            #expect(effect("div", attributes, isInContent: true) == "none")
        }
        #expect(effect("aside", ["class": "sidebar"]) == "boilerplate")
        #expect(effect("address", isInContent: true) == "boilerplate")
    }

    @Test("guidelines write about menus and sidebars", arguments: ["menu", "sidebar", "footers", "navigation-bar"])
    func subjects(id: String) {
        #expect(effect("div", ["id": id]) == "none")
        #expect(effect("h2", ["id": "toc"]) == "heading(2)")
    }

    @Test("a header is the site's, unless it stands in the page's own matter")
    func headers() {
        #expect(effect("header") == "boilerplate")
        #expect(effect("div", ["role": "banner"]) == "boilerplate")
        #expect(effect("header", isInContent: true) == "none")
        #expect(effect("footer", isInContent: true) == "boilerplate")
        #expect(effect("main") == "content")
    }

    @Test("each heading has its level", arguments: 1...6)
    func headings(level: Int) {
        #expect(effect("h\(level)") == "heading(\(level))")
    }

    @Test("a table whose role is none arranges the page")
    func layout() {
        #expect(effect("table") == "table(isLayout: false)")
        #expect(effect("table", ["role": "presentation"]) == "table(isLayout: true)")
        #expect(effect("table", ["role": "none"]) == "table(isLayout: true)")
    }

    @Test(
        "a remark set apart is labelled by its class",
        arguments: [
            ("aside", "note", "Note"), ("aside", "box TIP", "Tip"), ("div", "admonition warning", "Warning"),
            ("div", "caution\nadmonition", "Caution"),
        ])
    func remarks(name: String, classes: String, label: String) {
        #expect(effect(name, ["class": classes]) == "aside(label: \"\(label)\")")
    }

    @Test(
        "other asides and boxes have no label",
        arguments: [("aside", "lamp"), ("aside", "notes"), ("div", "note"), ("div", "admonition"), ("p", "note")])
    func plain(name: String, classes: String) {
        #expect(effect(name, ["class": classes]) == "none")
    }

    @Test("headings and tables in a row show that it holds no data; lists and paragraphs do not")
    func rows() {
        func endsRow(_ name: String) -> Bool {
            HTMLElement(name, attributes: [:], in: HTMLElement.Context(isInContent: true)).endsRow
        }
        #expect(["h2", "table"].allSatisfy(endsRow))
        #expect(!["p", "ul", "li", "b", "td"].contains(where: endsRow))
    }

    @Test("blocks part the text around them, styles and breaks do not")
    func blocks() {
        func isBlock(_ name: String) -> Bool {
            HTMLElement(name, attributes: [:], in: HTMLElement.Context(isInContent: true)).isBlock
        }
        #expect(["p", "div", "li", "dd", "figcaption", "h3", "hr"].allSatisfy(isBlock))
        #expect(!["a", "b", "code", "span", "img", "br"].contains(where: isBlock))
    }
}
