import HIGModel
import HIGText

/// A paragraph, heading, list item, table row or figure of a source, with its markup taken off.
struct Block: Sendable {
    enum Kind: Hashable, Sendable {
        case heading(level: Int)
        case paragraph
        /// A list item's paragraph; `depth` counts from 1.
        case item(depth: Int)
        case tableRow
        case code
        /// Images, perhaps with a caption.
        case figure
        /// Text whose role is known already, such as a page's navigation; no rule is looked for in it.
        case settled(Passage.Role)
    }

    enum Style: Hashable, Sendable {
        case strong, emphasis, code, link
    }

    /// Stands after each cell in the text of a table row.
    static let cellSeparator = " | "

    /// A styled stretch of the text, in UTF-8 offsets.
    struct Span: Hashable, Sendable {
        let style: Style
        var range: Range<Int>
    }

    /// From `text` on, the characters stand in the source from `source` on.
    struct Origin: Hashable, Sendable {
        var text: Int
        let source: Int
    }

    /// The end of a text that stands in the next chunk.
    struct Tail: Hashable, Sendable {
        /// Where it starts in the text, in UTF-8 bytes.
        let offset: Int
        /// Where it stands in the next chunk.
        let bytes: Range<Int>
    }

    var kind: Kind
    /// What a reader sees.
    var text: String
    /// By their starts.
    var spans: [Span]
    /// Ascending in both offsets; empty for figures.
    var origins: [Origin]
    /// Where the block stands in the source.
    private(set) var bytes: Range<Int>
    /// The pages of the print that it can stand on, once the marks around it are known.
    var pages: Pages?
    /// The headings over the block, outermost first; `nil` where only the source's own headings tell.
    var section: [String]?
    /// Present when the border between two chunks cut the text.
    var tail: Tail?
    /// Whether it is the first row of its table.
    var opensTable = false
    /// Where, in the source, the text goes on after what cuts it in two, such as a page's end.
    var resumption: Int?
    /// Whether the part of the page that the last heading opened has ended before it, as markup or a line across shows.
    var isBehindPart = false

    /// The length, in UTF-8 bytes, of the bold opening; 0 when the text does not open in bold.
    var boldLead: Int {
        guard let first = spans.first(where: { $0.style == .strong }), first.range.lowerBound == 0 else { return 0 }
        return first.range.upperBound
    }

    /// Whether the bold opening is at least a sentence: "**Keep it short.** People …".
    var opensWithBoldSentence: Bool {
        let lead = boldLead
        return lead > 0 && text.utf8.dropFirst(lead - 1).prefix(2).contains(where: Block.stops.contains)
    }

    /// The bytes that end a sentence.
    private static let stops = Array(".!?".utf8)

    /// Whether it can have parts that open with a bold sentence each.
    var mayHaveLeads: Bool { kind == .paragraph && opensWithBoldSentence }

    /// The parts of a paragraph that open with a bold sentence each: "**Keep it short.** … **Name it.** …".
    var separatedLeads: [Block] {
        guard mayHaveLeads else { return [self] }
        let leads = spans.filter { $0.style == .strong && $0.range.lowerBound > 2 && $0.range.count > 12 }
        guard !leads.isEmpty else { return [self] }
        let utf8 = Array(text.utf8)
        let cuts = leads.filter { span in
            let start = span.range.lowerBound
            guard utf8[start - 1] == UInt8(ascii: " "), Block.stops.contains(utf8[start - 2]) else { return false }
            return utf8[(span.range.upperBound - 1)...].prefix(2).contains(where: Block.stops.contains)
        }.map(\.range.lowerBound)
        guard !cuts.isEmpty else { return [self] }
        return zip([0] + cuts, cuts + [utf8.count]).map { slice($0..<$1) }
    }

    /// How deep an item stands in its list, from 1 on; `nil` for other blocks.
    var itemDepth: Int? {
        if case .item(let depth) = kind { depth } else { nil }
    }

    var isItem: Bool { itemDepth != nil }

    /// Whether the bold opening ends in a colon: "**Spacing:** Leave …", "**Spacing**: Leave …".
    var opensWithBoldLabel: Bool {
        boldLead > 0 && text.utf8.dropFirst(boldLead - 1).prefix(2).contains(UInt8(ascii: ":"))
    }

    /// Whether it says what the term that it opens with in bold means: "**A tray** means a flat board."
    var definesTerm: Bool {
        boldLead > 0 && slice(boldLead..<text.utf8.count).text.hasPrefix("means ")
    }

    /// Whether all of the text is links to other places.
    var isAllLinks: Bool {
        let linked = spans.filter { $0.style == .link }.reduce(0) { $0 + $1.range.count }
        guard linked > 0, linked + 8 >= text.utf8.count else { return false }
        var rest: [UInt8] = []
        var end = 0
        for span in spans where span.style == .link && span.range.lowerBound >= end {
            rest += text.utf8.dropFirst(end).prefix(span.range.lowerBound - end) + [UInt8(ascii: " ")]
            end = span.range.upperBound
        }
        rest += text.utf8.dropFirst(end)
        // "Avoid" before a link says more than where it leads.
        return Word.all(in: String(decoding: rest, as: UTF8.self)).allSatisfy { Block.besideLinks.contains($0.text) }
    }

    private static let besideLinks: Set<String> = ["also", "and", "in", "of", "or", "see", "the", "to"]

    /// The source offset of a text offset.
    func sourceOffset(_ offset: Int) -> Int {
        let count = origins.leadingCount { $0.text <= offset }
        guard count > 0 else { return bytes.lowerBound }
        let origin = origins[count - 1]
        return min(origin.source + offset - origin.text, bytes.upperBound)
    }

    /// The first text offset that stands at a source offset or behind it.
    func textOffset(_ source: Int) -> Int {
        let count = origins.leadingCount { $0.source < source }
        let end = count < origins.count ? origins[count].text : text.utf8.count
        guard count > 0 else { return end }
        return min(origins[count - 1].text + source - origins[count - 1].source, end)
    }

    /// The text from one offset to another.
    func text(of range: Range<Int>) -> String {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        return String(decoding: text.utf8[start...].prefix(range.count), as: UTF8.self)
    }

    /// The part of the block from one text offset to another, without white space at its ends.
    func slice(_ range: Range<Int>, kind: Kind? = nil) -> Block {
        if range.lowerBound == 0, range.upperBound >= text.utf8.count, isTrim {
            var whole = self
            whole.kind = kind ?? self.kind
            whole.opensTable = false
            return whole
        }
        // The view itself, not a copy: a paragraph is cut into as many slices as it has sentences.
        let utf8 = text.utf8
        var low = range.lowerBound
        var high = min(range.upperBound, utf8.count)
        func byte(_ offset: Int) -> UInt8 { utf8[utf8.index(utf8.startIndex, offsetBy: offset)] }
        while low < high, byte(low) <= UInt8(ascii: " ") { low += 1 }
        while high > low, byte(high - 1) <= UInt8(ascii: " ") { high -= 1 }
        let isLast = range.upperBound >= utf8.count
        let part = utf8.index(utf8.startIndex, offsetBy: low)..<utf8.index(utf8.startIndex, offsetBy: high)
        let start = range.lowerBound == 0 ? bytes.lowerBound : sourceOffset(low)
        let end = isLast ? bytes.upperBound : max(start, sourceOffset(range.upperBound))
        let inside = origins.leadingCount { $0.text <= low }..<origins.leadingCount { $0.text < max(high, low + 1) }
        var origins: [Origin] = []
        origins.reserveCapacity(inside.count + 1)
        origins.append(Origin(text: 0, source: sourceOffset(low)))
        for origin in self.origins[inside] { origins.append(Origin(text: origin.text - low, source: origin.source)) }
        var slice = Block(
            kind: kind ?? self.kind, text: String(decoding: utf8[part], as: UTF8.self),
            spans: spans(within: low..<high), origins: origins, bytes: start..<end, pages: pages)
        slice.section = section
        slice.isBehindPart = isBehindPart && range.lowerBound == 0
        if let resumption, start < resumption, resumption < end { slice.resumption = resumption }
        if let tail, tail.offset < high { slice.tail = Tail(offset: max(0, tail.offset - low), bytes: tail.bytes) }
        return slice
    }

    /// Whether a slice of all of the text is the block itself.
    private var isTrim: Bool {
        let count = text.utf8.count
        guard let first = text.utf8.first, let last = text.utf8.last, first > UInt8(ascii: " "),
            last > UInt8(ascii: " "), let opening = origins.first, opening.text == 0,
            opening.source <= bytes.upperBound, origins.dropFirst().first.map({ $0.text > 0 }) ?? true,
            origins.last.map({ $0.text < count }) ?? false, resumption.map({ bytes.lowerBound < $0 }) ?? true,
            resumption.map({ $0 < bytes.upperBound }) ?? true, tail.map({ $0.offset < count }) ?? true
        else { return false }
        return spans.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= count }
    }

    /// The styles of a part of the text, as seen from its start.
    private func spans(within part: Range<Int>) -> [Span] {
        var inside: [Span] = []
        for span in spans where span.range.upperBound > part.lowerBound {
            if span.range.lowerBound >= part.upperBound { break }
            let clamped = span.range.clamped(to: part)
            guard !clamped.isEmpty else { continue }
            inside.append(
                Span(
                    style: span.style,
                    range: clamped.lowerBound - part.lowerBound..<clamped.upperBound - part.lowerBound))
        }
        return inside
    }

    /// The block with spaces inserted before the given text offsets (ascending).
    func inserting(spacesAt offsets: [Int]) -> Block {
        guard !offsets.isEmpty else { return self }
        let utf8 = Array(text.utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + offsets.count)
        var start = 0
        for offset in offsets {
            bytes += utf8[start..<offset]
            bytes.append(UInt8(ascii: " "))
            start = offset
        }
        var block = self
        block.text = String(decoding: bytes + utf8[start...], as: UTF8.self)
        let shift = { (offset: Int) in offset + offsets.leadingCount { $0 <= offset } }
        block.spans = spans.map {
            Span(style: $0.style, range: shift($0.range.lowerBound)..<shift($0.range.upperBound))
        }
        let cuts = offsets.map { Origin(text: $0, source: sourceOffset($0)) }
        block.origins = (origins + cuts).sorted { ($0.text, $0.source) < ($1.text, $1.source) }
            .map { Origin(text: shift($0.text), source: $0.source) }
        return block
    }
}

extension Block {
    /// The block without the first bytes of its text, a bullet or a number, which stand in the source all the same.
    func without(_ opening: Int, kind: Kind? = nil) -> Block {
        slice(opening..<text.utf8.count, kind: kind).covering(bytes)
    }

    /// The block as it stands in a longer stretch of the source.
    func covering(_ bytes: Range<Int>) -> Block {
        var block = self
        block.bytes = bytes
        return block
    }

    /// The block without some stretches of its text (ascending, apart from each other).
    func removing(_ stretches: [Range<Int>]) -> Block {
        let utf8 = Array(text.utf8)
        var kept: [UInt8] = []
        var start = 0
        for stretch in stretches {
            kept += utf8[start..<stretch.lowerBound]
            start = stretch.upperBound
        }
        // How much goes before each stretch.
        var removed = [0]
        for stretch in stretches { removed.append(removed[removed.count - 1] + stretch.count) }
        let shift = { (offset: Int) in
            let ended = stretches.leadingCount { $0.upperBound <= offset }
            let inside = ended < stretches.count ? max(0, offset - stretches[ended].lowerBound) : 0
            return offset - removed[ended] - inside
        }
        var block = self
        block.text = String(decoding: kept + utf8[start...], as: UTF8.self)
        block.spans = spans.map {
            Span(style: $0.style, range: shift($0.range.lowerBound)..<shift($0.range.upperBound))
        }
        let resumed = stretches.map { Origin(text: $0.upperBound, source: sourceOffset($0.upperBound)) }
        block.origins = (origins + resumed).sorted { ($0.text, $0.source) < ($1.text, $1.source) }
            .map { Origin(text: shift($0.text), source: $0.source) }
        return block
    }
}
