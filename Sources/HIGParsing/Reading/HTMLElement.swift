/// What an element of an HTML page means for the blocks made of it.
struct HTMLElement {
    enum Effect {
        /// Navigation and the like: its text says nothing about design.
        case boilerplate
        /// Code for the browser, whose text is no text of the page.
        case script
        /// The title of the window.
        case title
        /// The page's own matter, in which a header introduces a part instead of the site.
        case content
        case heading(Int)
        case item
        case preformatted
        case caption
        case table(isLayout: Bool)
        case row
        case cell
        case image
        case lineBreak
        case style(Block.Style)
        /// A remark set apart, with the label that its attributes give it.
        case aside(label: String)
        case none
    }

    let name: String
    let effect: Effect
    /// Whether its text stands apart from what is before and after it.
    let isBlock: Bool

    /// - Parameter isInContent: whether an element for the page's own matter is open.
    init(_ name: String, attributes: [String: String], isInContent: Bool) {
        self.name = name
        effect = HTMLElement.effect(of: name, attributes: attributes, isInContent: isInContent)
        isBlock = HTMLElement.blocks.contains(name)
    }

    /// Whether the element shows that the row around it arranges the page: rows of data hold no such thing.
    var endsRow: Bool {
        switch effect {
        case .heading, .table: true
        default: false
        }
    }

    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details", "dialog", "dir",
        "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
        "header", "hgroup", "hr", "legend", "li", "main", "menu", "nav", "noscript", "ol", "p", "pre", "search",
        "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
    ]
    private static let boilerplate: Set<String> = [
        "nav", "footer", "noscript", "svg", "template", "iframe", "select", "button", "textarea", "datalist", "search",
        "dialog", "video", "audio", "object", "canvas",
    ]
    private static let boilerplateRoles: Set<String> = [
        "navigation", "contentinfo", "search", "menu", "menubar", "dialog", "tablist",
    ]
    private static let styles: [String: Block.Style] = [
        "strong": .strong, "b": .strong, "em": .emphasis, "i": .emphasis, "cite": .emphasis, "dfn": .emphasis,
        "var": .emphasis, "code": .code, "kbd": .code, "samp": .code, "tt": .code, "a": .link,
    ]
    private static let labels: Set<String> = ["note", "tip", "important", "warning", "caution"]

    private static func effect(of name: String, attributes: [String: String], isInContent: Bool) -> Effect {
        let role = attributes["role"] ?? ""
        let isHidden = attributes["hidden"] != nil
        if isHidden || boilerplate.contains(name) || boilerplateRoles.contains(role) { return .boilerplate }
        if role == "banner" || name == "header" { return isInContent ? .none : .boilerplate }
        // Without an address it is a place that links lead to.
        if name == "a", attributes["href"] == nil { return .none }
        if let style = styles[name] { return .style(style) }
        switch name {
        case "script", "style": return .script
        case "title": return .title
        case "main", "article", "section": return .content
        case "h1", "h2", "h3", "h4", "h5", "h6": return .heading(name.utf8.last.map { Int($0) - 48 } ?? 6)
        case "li": return .item
        case "pre", "listing", "xmp": return .preformatted
        case "figcaption", "caption": return .caption
        case "table": return .table(isLayout: role == "presentation" || role == "none")
        case "tr": return .row
        case "td", "th": return .cell
        case "img": return .image
        case "br": return .lineBreak
        default: return label(of: name, attributes: attributes).map { .aside(label: $0) } ?? .none
        }
    }

    /// `<aside class="note">` and `<div class="admonition tip">` are remarks with a label.
    private static func label(of name: String, attributes: [String: String]) -> String? {
        guard name == "aside" || name == "div" else { return nil }
        let classes = (attributes["class"] ?? "").lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        guard name == "aside" || classes.contains("admonition") else { return nil }
        return classes.first { labels.contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
}
