import Foundation
import HIGModel
import HIGText

extension SourceInput {
    /// What a page's title has behind a dash or a bar, where sites put their names: "Gate Design" of "Buttons – Gate Design";
    /// `nil` where that may be Apple's.
    var houseInTitle: String? {
        guard let title else { return nil }
        let marks = [" – ", " — ", " - ", " | ", " · "]
        let parts = marks.compactMap { title.range(of: $0, options: .backwards) }
        guard let mark = parts.max(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
        let house = title[mark.upperBound...].trimmed
        let words = Word.all(in: house)
        // A house has a name of its own; "Menus - do and don't" is a title.
        guard house.first?.isUppercase ?? false, (1...4).contains(words.count), !EditionTitle(house).namesGuidelines
        else { return nil }
        return house
    }

    /// That of the window, of the front matter, or the first heading.
    private var title: String? {
        guard let text else { return nil }
        if source.format == .html { return SourceInput.windowTitle(in: text) }
        if let title = FrontMatter(text)?.title { return title }
        return (1...min(10, text.lineCount)).lazy.map { text.string(ofLine: $0) }.first { $0.hasPrefix("# ") }
            .map { $0.dropFirst(2).trimmed }
    }

    private static func windowTitle(in text: SourceText) -> String? {
        let head = String(decoding: text.bytes.prefix(16_384), as: UTF8.self)
        guard let tag = head.range(of: "<title", options: .caseInsensitive),
            let start = head[tag.upperBound...].firstIndex(of: ">"),
            let end = head.range(of: "</title", options: .caseInsensitive, range: start..<head.endIndex)
        else { return nil }
        var title = String(head[head.index(after: start)..<end.lowerBound])
        for (entity, sign) in entities { title = title.replacing(entity, with: sign) }
        return title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// How pages write the marks between a title and a site's name.
    private static let entities = [
        ("&ndash;", "–"), ("&#8211;", "–"), ("&#x2013;", "–"), ("&mdash;", "—"), ("&#8212;", "—"), ("&#x2014;", "—"),
        ("&middot;", "·"), ("&#183;", "·"), ("&nbsp;", " "), ("&amp;", "&"),
    ]
}
