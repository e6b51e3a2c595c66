import HIGModel
import HIGText

/// Tells a web page's guidelines from what stands around them, whatever format the page came in.
///
/// A pass over the blocks before rules are looked for: what it settles gives none.
enum WebPage {
    /// The page with its change log, its lists of links and its tabs settled; print and plain text as they are.
    static func settled(_ text: BlockText, format: SourceFormat) -> BlockText {
        guard format.isPage || format == .markdown && text.title != nil else { return text }
        var page = text
        page.title = text.title.map(name)
        var appendix: Int?
        var index = 0
        while index < page.blocks.count {
            if case .heading(let level) = page.blocks[index].kind {
                if let open = appendix, level <= open { appendix = nil }
                if appendix == nil, isAppendix(page.blocks[index].text) { appendix = level }
            } else if appendix != nil {
                page.blocks[index].settle()
            } else if isTableRow(page.blocks, at: index) {
                page.blocks[index].kind = .settled(.table)
            } else if isVideoNotice(page.blocks[index]) || isCaption(page.blocks, at: index) {
                page.blocks[index].kind = .figure
            } else if let end = tabsEnd(page.blocks, from: index) {
                for tab in index..<end { page.blocks[tab].settle() }
                index = end
                continue
            }
            index += 1
        }
        return page
    }

    /// The line under an image: some words that are no sentence, though they may open with a verb.
    private static func isCaption(_ blocks: [Block], at index: Int) -> Bool {
        let block = blocks[index]
        guard index > 0, blocks[index - 1].kind == .figure, block.kind == .paragraph, block.boldLead == 0,
            let last = block.text.last, !".!?:;".contains(last)
        else { return false }
        // "Lock screen notification" opens with a verb, too.
        return Word.all(in: block.text).count <= 12
            && Directive(in: block.text).map { $0.modality == .should && $0.offset == 0 } ?? true
    }

    /// What a site's players say where scripts don't run: "Video with a lamp.", a few words on a film and no sentence.
    private static func isVideoNotice(_ block: Block) -> Bool {
        guard block.kind == .paragraph, block.text.hasPrefix("Video ") else { return false }
        let words = WordForm.all(in: block.text)
        return (2...6).contains(words.count) && ["of", "with", "without"].contains(words[1])
            && !words.contains(where: Imperative.finite.contains)
    }

    private static let appendices: Set<String> = [
        "resources", "related", "developer documentation", "videos", "see also", "topics",
    ]

    private static func isAppendix(_ heading: String) -> Bool {
        appendices.contains(heading.lowercased()) || ChangeLog.headings.contains(HeadingText.letters(of: heading))
    }

    /// The page's name without that of the site: `Toolbars` of `Toolbars | Apple Developer Documentation`.
    private static func name(ofTitle title: String) -> String {
        let name = title.split(separator: "|").first.map { $0.trimmed } ?? ""
        return name.isEmpty ? title : name
    }

    /// A row that markdown does not show as one: a line of a table whose other cells are empty, or of a table whose
    /// header lacks its first cell.
    private static func isTableRow(_ blocks: [Block], at index: Int) -> Bool {
        let block = blocks[index]
        guard block.kind == .paragraph else { return false }
        if block.text.hasPrefix("|") { return true }
        guard index > 0, blocks[index - 1].bytes.upperBound == block.bytes.lowerBound else { return false }
        return blocks[index - 1].kind == .tableRow || blocks[index - 1].kind == .settled(.table)
    }

    /// Where a list that labels the tabs of a view ends; `nil` when no such list starts here.
    ///
    /// Tabs are short and no sentences, and nothing announces them.
    private static func tabsEnd(_ blocks: [Block], from start: Int) -> Int? {
        guard blocks[start].isItem, start == 0 || !blocks[start - 1].isItem && blocks[start - 1].text.last != ":" else {
            return nil
        }
        let tabs = blocks[start...].prefix(while: \.isItem)
        return tabs.count > 1 && tabs.allSatisfy { isTab($0.text) } ? tabs.endIndex : nil
    }

    private static func isTab(_ text: String) -> Bool {
        guard let last = text.last, !".!?:;".contains(last) else { return false }
        let words = Word.all(in: text).count
        return words <= 2 || words <= 5 && Directive(in: text) == nil
    }
}

extension Block {
    /// Gives the block the role that its kind has in parts of a page which state nothing.
    fileprivate mutating func settle() {
        switch kind {
        case .tableRow: kind = .settled(.table)
        case .figure, .settled: break
        default: kind = .settled(.boilerplate)
        }
    }
}
