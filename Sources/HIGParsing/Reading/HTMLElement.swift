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
        /// A line across, behind which another matter begins.
        case rule
        case style(Block.Style)
        /// A remark set apart, with the label that its attributes give it.
        case aside(label: String)
        case none
    }

    let name: String
    let effect: Effect
    /// Whether its text stands apart from what is before and after it.
    let isBlock: Bool

    /// What an element means besides its name and attributes.
    struct Context {
        /// Whether an element for the page's own matter is open.
        var isInContent = false
        /// Whether a heading is open.
        var isInHeading = false
        /// The ids of what the page's controls show.
        var shown: Set<String> = []
    }

    init(_ name: String, attributes: [String: String], in context: Context = Context()) {
        self.name = name
        effect = HTMLElement.effect(of: name, attributes: attributes, in: context)
        isBlock = HTMLElement.blocks.contains(name)
    }

    /// Whether elements of a name have a text apart from what is around them, or none that is for readers.
    static func standsApart(_ name: String) -> Bool { blocks.contains(name) || ["script", "style"].contains(name) }

    /// The style that an element gives its words; `nil` for others.
    static func style(of name: String) -> Block.Style? { styles[name] }

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
        "nav", "footer", "address", "noscript", "svg", "template", "iframe", "select", "button", "textarea", "datalist",
        "search",
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

    /// What pages from before HTML had elements for it call their furniture. Not "menu" and "sidebar", which guidelines write
    /// about.
    private static let boilerplateNames: Set<String> = [
        "breadcrumb", "breadcrumbs", "footer", "nav", "navbar", "navmenu", "toc",
    ]

    private static func effect(of name: String, attributes: [String: String], in context: Context) -> Effect {
        let role = attributes["role"] ?? ""
        if isHidden(attributes, role: role, in: context) || boilerplateRoles.contains(role) { return .boilerplate }
        // The title of what can be folded away is a button.
        if name == "button", context.isInHeading { return .none }
        if boilerplate.contains(name) || !context.isInContent && isNamedBoilerplate(name, attributes) {
            return .boilerplate
        }
        if role == "banner" || name == "header" { return context.isInContent ? .none : .boilerplate }
        // Without an address it is a place that links lead to.
        if name == "a", attributes["href"] == nil { return .none }
        if let style = styles[name] { return .style(style) }
        if isNamedCaption(name, attributes) { return .caption }
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
        case "hr": return .rule
        default: return label(of: name, attributes: attributes).map { .aside(label: $0) } ?? .none
        }
    }

    /// Whether an element is not shown; what a click on a tab or on a title shows is.
    private static func isHidden(_ attributes: [String: String], role: String, in context: Context) -> Bool {
        guard let hidden = attributes["hidden"], role != "tabpanel", hidden.lowercased() != "until-found" else {
            return false
        }
        return attributes["id"].map { !context.shown.contains($0) } ?? true
    }

    private static func isNamedBoilerplate(_ name: String, _ attributes: [String: String]) -> Bool {
        guard name == "div" || name == "aside" else { return false }
        let names = classes(attributes) + [attributes["id"]?.lowercased() ?? ""]
        return names.contains { boilerplateNames.contains($0) || name == "aside" && $0 == "sidebar" }
    }

    /// `<p class="caption">`, `<div class="figure-caption">`.
    private static func isNamedCaption(_ name: String, _ attributes: [String: String]) -> Bool {
        (name == "div" || name == "p")
            && classes(attributes).contains { $0 == "caption" || $0.hasSuffix("-caption") }
    }

    private static func classes(_ attributes: [String: String]) -> [String] {
        (attributes["class"] ?? "").lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// `<aside class="note">` and `<div class="admonition tip">` are remarks with a label.
    private static func label(of name: String, attributes: [String: String]) -> String? {
        guard name == "aside" || name == "div" else { return nil }
        let classes = classes(attributes)
        guard name == "aside" || classes.contains("admonition") else { return nil }
        return classes.first { labels.contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
}
