import HIGModel
import HIGText

/// Tells what a page carries besides its text: figures, captions, running headers, page numbers, chunk headers.
struct Furniture: Sendable {
    enum Role: Hashable, Sendable {
        case content, figure, caption, runningHeader
    }

    /// Short unpunctuated lines that the edition has more than once.
    private let repeated: Set<String>
    /// Paragraphs without a bold lead that stand under several tables of a text: the tables' caption.
    private let captions: Set<String>
    /// Whether the text was taken from pages with headers and footers.
    let isPrint: Bool
    /// Whether the edition states its rules in bold leads, rather than sentence by sentence: at least one paragraph in
    /// eight opens with a sentence in bold. Of thirteen editions those from 2011 on have one in four or more, the older
    /// ones at most one in twenty-five.
    let leadsInBold: Bool

    /// - Parameters:
    ///   - texts: all sources of an edition.
    ///   - isPrint: whether lone title-like lines can be running headers, as in chunks made from a PDF.
    init(texts: [BlockText], isPrint: Bool) {
        var counts: [String: Int] = [:]
        var paragraphs = 0
        var leads = 0
        for text in texts {
            let blocks = text.blocks
            for index in blocks.indices where blocks[index].kind == .paragraph {
                paragraphs += 1
                if blocks[index].opensWithBoldSentence { leads += 1 }
                // No title is longer.
                guard blocks[index].text.utf8.count <= Furniture.longestTitle else { continue }
                if Furniture.isTitleLike(blocks[index]) { counts[blocks[index].text, default: 0] += 1 }
            }
        }
        leadsInBold = leads * 8 >= max(1, paragraphs)
        repeated = Set(counts.lazy.filter { $0.value > 1 }.map(\.key))
        captions = Set(texts.flatMap(Furniture.captions))
        self.isPrint = isPrint
    }

    private static func captions(in text: BlockText) -> [String] {
        let blocks = text.blocks
        let underTables = blocks.indices.dropFirst().filter { index in
            blocks[index - 1].kind == .tableRow && blocks[index].kind == .paragraph && blocks[index].boldLead == 0
                && !Admonition.isLabel(blocks[index].text)
        }
        guard underTables.count > 1 else { return [] }
        return Dictionary(grouping: underTables, by: { blocks[$0].text }).filter { $0.value.count > 1 }.map(\.key)
    }

    func role(of block: Block) -> Role {
        if block.kind == .figure { return .figure }
        if Caption.opens(block) || block.kind == .paragraph && captions.contains(block.text) { return .caption }
        if Furniture.isCopyrightLine(block) || Furniture.isScanLine(block) { return .runningHeader }
        guard block.kind == .paragraph, Furniture.isTitleLike(block) else { return .content }
        if Admonition.isLabel(block.text) { return .content }
        return isPrint || repeated.contains(block.text) ? .runningHeader : .content
    }

    /// "Lamp Guidelines 61 2006-10-03 | © 1992 Lamp Company. All Rights Reserved.": a page's foot.
    private static func isCopyrightLine(_ block: Block) -> Bool {
        // U+00A9 is 0xC2 0xA9; a sentence on the sign itself has no year behind it.
        guard block.kind == .paragraph, block.text.utf8.count <= 200, block.text.holds(0xA9),
            let sign = block.text.firstIndex(of: "©")
        else { return false }
        return block.text[sign...].dropFirst().drop(while: \.isWhitespace).first?.isNumber ?? false
    }

    /// "“LAMP-9.PICT” 256 KB dpi: 300h x 300v": what a scanner has put below a page, the name of a picture's file first and how
    /// fine it is.
    private static func isScanLine(_ block: Block) -> Bool {
        // Few paragraphs have a stop in their first word.
        guard block.kind == .paragraph, block.text.utf8.count <= 200,
            block.text.utf8.prefix(while: { $0 != UInt8(ascii: " ") }).contains(UInt8(ascii: "."))
        else { return false }
        let words = block.text.lowercased().split(separator: " ")
        let name = words.first.map { $0.trimmingPrefix { "\"'“”‘’".contains($0) } } ?? ""
        guard words.count > 2, let dot = name.lastIndex(of: ".") else { return false }
        let ending = name[name.index(after: dot)...].prefix(while: \.isLetter)
        return pictures.contains(String(ending))
            && words.dropFirst().contains { ["dpi", "dpi:", "kb", "mb", "pix:", "pixels"].contains($0) }
    }
    private static let pictures: Set<String> = [
        "bmp", "eps", "gif", "jpeg", "jpg", "pdf", "pict", "png", "tif", "tiff",
    ]

    private static let smallWords: Set<String> = [
        "a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "into", "is", "nor", "of", "on", "or", "per",
        "the", "to", "up", "via", "vs", "with", "your", "x",
    ]

    /// In UTF-8 bytes.
    private static let longestTitle = 110

    /// A line such as "Navigation Bars, Tab Bars, Toolbars, and the Status Bar": capitalised, without a full stop.
    static func isTitleLike(_ block: Block) -> Bool {
        let text = block.text
        guard text.utf8.count <= longestTitle, let last = text.last, !".?!:;,".contains(last), block.boldLead == 0
        else {
            return false
        }
        let utf8 = Array(text.utf8)
        let words = Word.all(in: text)
        guard !words.isEmpty, words.count <= 14 else { return words.isEmpty && text.utf8.count <= 12 }
        return words.allSatisfy { word in
            let first = utf8[word.bytes.lowerBound]
            return !first.isSmallLetter || smallWords.contains(word.text)
                || startsProductName(word.text)
        }
    }

    /// Whether a word is a name that is written in small letters at its start: "iPad", "macOS".
    private static func startsProductName(_ word: String) -> Bool {
        ProductName.written(word)?.first?.isLowercase ?? false
    }
}
