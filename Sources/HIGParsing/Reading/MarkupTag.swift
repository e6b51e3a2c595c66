import HIGModel
import HIGText

/// What stands between `<` and `>` in markdown.
enum MarkupTag {
    /// Whether it is no markup but a word to be put in: "type `convert <file name>`".
    ///
    /// Markdown takes every word in such brackets for an element. One that HTML does not have, that is not the name of an
    /// author's own element (which has a hyphen), and that gives no attribute a value stands for itself.
    static func isPlaceholder(_ tag: String) -> Bool {
        // By bytes: books have a tag a line.
        let utf8 = tag.utf8
        guard utf8.first == UInt8(ascii: "<"), utf8.last == UInt8(ascii: ">") else { return false }
        let name = utf8.dropFirst().prefix { $0.isLetter || $0.isDigit }
        let rest = utf8[name.endIndex...]
        guard !name.isEmpty, rest.first == UInt8(ascii: ">") || rest.first == UInt8(ascii: " "),
            !rest.contains(UInt8(ascii: "=")), rest.dropLast().last != UInt8(ascii: "/")
        else { return false }
        return !elements.contains(String(decoding: name, as: UTF8.self).lowercased())
    }

    /// The style that a tag begins or ends: code of `<code>` and its like, bold of `<b>`, emphasis of `<i>`; `nil` for others.
    static func style(_ tag: String) -> (style: Block.Style, isEntering: Bool)? {
        let isClosing = tag.hasPrefix("</")
        let name = tag.utf8.dropFirst(isClosing ? 2 : 1).prefix { $0.isLetter || $0.isDigit }
        guard name.count <= 6 else { return nil }
        let element = String(decoding: name, as: UTF8.self).lowercased()
        // An anchor may be a place that links lead to.
        guard let style = HTMLElement.style(of: element), style != .link else { return nil }
        return (style, !isClosing)
    }

    /// The names of elements, those that went out of use included: https://html.spec.whatwg.org/#elements-3 and #obsolete.
    private static let elements: Set<String> = [
        "a", "abbr", "acronym", "address", "applet", "area", "article", "aside", "audio", "b", "base",
        "basefont", "bdi", "bdo", "bgsound", "big", "blink", "blockquote", "body", "br", "button", "canvas",
        "caption", "center", "cite", "code", "col", "colgroup", "data", "datalist", "dd", "del", "details",
        "dfn", "dialog", "dir", "div", "dl", "dt", "em", "embed", "fieldset", "figcaption", "figure", "font",
        "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hgroup",
        "hr", "html", "i", "iframe", "img", "input", "ins", "isindex", "kbd", "keygen", "label", "legend",
        "li", "link", "listing", "main", "map", "mark", "marquee", "math", "menu", "menuitem", "meta",
        "meter", "nav", "nobr", "noembed", "noframes", "noscript", "object", "ol", "optgroup", "option",
        "output", "p", "param", "picture", "plaintext", "pre", "progress", "q", "rb", "rp", "rt", "rtc",
        "ruby", "s", "samp", "script", "search", "section", "select", "slot", "small", "source", "spacer",
        "span", "strike", "strong", "style", "sub", "summary", "sup", "svg", "table", "tbody", "td",
        "template", "textarea", "tfoot", "th", "thead", "time", "title", "tr", "track", "tt", "u", "ul",
        "var", "video", "wbr", "xmp",
    ]
}
