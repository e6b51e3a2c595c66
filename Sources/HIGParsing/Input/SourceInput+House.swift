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
        if source.format == .html { return HTMLReader.windowTitle(of: text) }
        if let title = FrontMatter(text)?.title { return title }
        return (1..<min(10, text.lineCount) + 1).lazy.map { text.string(ofLine: $0) }.first { $0.hasPrefix("# ") }
            .map { $0.dropFirst(2).trimmed }
    }
}
