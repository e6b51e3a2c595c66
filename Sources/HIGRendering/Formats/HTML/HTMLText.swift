import HIGModel

/// Text as HTML: nothing in it can be taken for markup, in elements and in attributes.
enum HTMLText {
    /// Escapes what HTML would read, and shows what could steer the reading.
    static func escaped(_ text: String) -> String {
        var text = text.visible
        let isPlain = text.withUTF8 { bytes in !bytes.contains { $0 < 0x40 && special[Int($0)] } }
        guard !isPlain else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Which of the first 64 characters need an escape.
    private static let special: [Bool] = {
        var special = Array(repeating: false, count: 0x40)
        for byte in "&<>\"'".utf8 { special[Int(byte)] = true }
        return special
    }()

    /// An id as the name of a place in a page, which needs no escape in an address either.
    static func anchor(_ id: String) -> String {
        var anchor = ""
        for scalar in id.unicodeScalars {
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            if isPlain || "-_./".unicodeScalars.contains(scalar) {
                anchor.unicodeScalars.append(scalar)
            } else {
                anchor += "_" + String(scalar.value, radix: 16)
            }
        }
        return anchor
    }

    /// Spans inline, each marked by the part that it plays.
    static func inline(_ spans: [Span]) -> String {
        spans.map { span in
            let text = escaped(span.text)
            return switch span.role {
            case .plain: text
            case .strong: "<strong>\(text)</strong>"
            case .aside: "<span class=\"aside\">\(text)</span>"
            case .deleted: "<del>\(text)</del>"
            case .inserted: "<ins>\(text)</ins>"
            case .match: "<mark>\(text)</mark>"
            case .verdict(let relation): "<span class=\"verdict \(relation.rawValue)\">\(text)</span>"
            }
        }.joined()
    }

    /// The sentence that a statement is to be read after; nothing without one.
    static func introduction(_ sentence: String?) -> String {
        sentence.map { "<p class=\"aside\">\(escaped($0))</p>" } ?? ""
    }

    /// Paragraphs and lists of a rule's body.
    static func body(_ parts: [BodyPart]) -> String {
        var html = ""
        var isList = false
        for part in parts {
            switch part {
            case .item(let text):
                html += (isList ? "" : "<ul>") + "<li>\(escaped(text))</li>"
                isList = true
            case .paragraph(let text):
                html += (isList ? "</ul>" : "") + "<p>\(escaped(text))</p>"
                isList = false
            }
        }
        return html + (isList ? "</ul>" : "")
    }
}
