import HIGModel

/// Where the sources of an edition stand in its whole document, if there is one, and so under which headings.
///
/// The chunks are what is cited; the document says what they have lost, and stands in for chunks that are missing.
struct EditionOutline: Sendable {
    /// The place of the whole document among the sources.
    private let whole: Int?
    private let documentLines: [TextLine]
    private let document: DocumentOutline?
    private let pages: DocumentPages?
    /// By source: where its lines stand in the document. Only chunks have any.
    private let places: [LinePlaces]
    /// Lines of the document that a chunk holds as well.
    private let held: LineSet
    /// Those of them that are a chunk's, word for word.
    private let placed: LineSet

    /// - Parameter sources: by chunk number, then by file, as `texts` are.
    init(sources: [Source], texts: [SourceText]) {
        whole = sources.firstIndex(where: \.isWhole)
        guard let whole else {
            documentLines = []
            document = nil
            pages = nil
            places = Array(repeating: LinePlaces([]), count: sources.count)
            held = LineSet()
            placed = LineSet()
            return
        }
        documentLines = TextLine.all(in: texts[whole])
        document = DocumentOutline(documentLines, of: texts[whole])
        pages = DocumentPages(documentLines, of: texts[whole])
        let chunks = sources.indices.filter { sources[$0].chunk != nil }
        let keys = chunks.map { TextLine.keys(in: texts[$0]) }
        let aligned = CutLines(
            sources: chunks.map { sources[$0] }, texts: chunks.map { texts[$0] }, document: texts[whole],
            documentLines: documentLines
        ).placed(ChunkAlignment(chunks: keys, document: documentLines).places, keys: keys)
        var places = [LinePlaces](repeating: LinePlaces([]), count: sources.count)
        var placed = LineSet(upTo: documentLines.count)
        for (chunk, lines) in zip(chunks, aligned) {
            places[chunk] = LinePlaces(lines)
            for case let line? in lines { placed.insert(line...line) }
        }
        self.places = places
        self.placed = placed
        held = EditionOutline.held(
            by: zip(chunks.compactMap { sources[$0].chunk }, aligned), upTo: documentLines.count)
    }

    /// Takes away what of a source's blocks does not count where it stands, and tells the others the headings over them.
    func place(_ blockText: inout BlockText, ofSource source: Int, in text: SourceText) {
        if source == whole { blockText.blocks = blockText.blocks.flatMap { ownParts(of: $0, in: text) } }
        guard document != nil else { return }
        for index in blockText.blocks.indices {
            let line = text.line(at: blockText.blocks[index].bytes.lowerBound)
            blockText.blocks[index].section = path(ofSource: source, line: line)
        }
    }

    /// The headings over a line of a source, outermost first; `nil` where no document tells.
    private func path(ofSource source: Int, line: Int) -> [String]? {
        place(ofSource: source, line: line).flatMap { document?.path(atLine: $0) }
    }

    /// The heading that leads to a source's first text, "If you show a title:", where the chunks have lost it.
    func lostLead(toSource source: Int) -> String? {
        guard source != whole, let first = places[source].first,
            let before = documentLines[..<(first - 1)].last(where: { $0.key != nil }), let heading = before.heading,
            !placed.contains(before.number)
        else { return nil }
        let words = HeadingText.plain(heading.raw)
        return words.last == ":" ? words : nil
    }

    /// What a line holds where that is known from its place in the document: contents, an index, a glossary,
    /// what a book says of itself.
    func settledRole(ofSource source: Int, line: Int) -> Passage.Role? {
        place(ofSource: source, line: line).flatMap { document?.role(atLine: $0) }
    }

    private func place(ofSource source: Int, line: Int) -> Int? {
        source == whole ? line : places[source].place(of: line)
    }

    /// What the whole document's marks tell of the pages of a text that stands on these lines of a source; `nil` without
    /// such a document.
    func pageBounds(of lines: ClosedRange<Int>, inSource source: Int) -> PageBounds? {
        guard source != whole else {
            return pages?.bounds(from: lines.lowerBound, through: lines.upperBound, before: lines.upperBound + 1)
        }
        let places = places[source]
        return pages?.bounds(
            from: places.exact(lines.lowerBound), through: places.last(through: lines.upperBound),
            before: places.exact(lines.upperBound).map { $0 + 1 } ?? places.first(from: lines.upperBound))
    }

    /// Whether a source has text that counts: each has, but a whole document only what no chunk holds.
    func hasOwnText(_ source: Int) -> Bool {
        source != whole || documentLines.contains { $0.key != nil && $0.heading == nil && !held.contains($0.number) }
    }

    /// The parts of a document's block that no chunk holds, line by line; it is either all or nothing where the text does not
    /// tell of its lines.
    private func ownParts(of block: Block, in text: SourceText) -> [Block] {
        let lines = text.lines(of: block.bytes)
        var isHeld = held.contains(lines.lowerBound)
        var runs: [(start: Int, isHeld: Bool)] = [(lines.lowerBound, isHeld)]
        for line in lines where documentLines[line - 1].key != nil && held.contains(line) != isHeld {
            isHeld.toggle()
            runs.append((line, isHeld))
        }
        guard runs.count > 1, !block.origins.isEmpty else { return runs[0].isHeld ? [] : [block] }
        let starts = runs.dropFirst().map { block.textOffset(text.start(ofLine: $0.start)) }
        return zip(runs, zip([0] + starts, starts + [block.text.utf8.count])).compactMap { run, part in
            run.isHeld || part.0 >= part.1 ? nil : block.slice(part.0..<part.1)
        }
    }

    /// Passages for what a whole document repeats; its headings are its own.
    func repeatedPassages(ofSource source: Int, text: SourceText) -> [PassageDraft] {
        guard source == whole else { return [] }
        var drafts: [PassageDraft] = []
        var isOpen = false
        for line in documentLines {
            guard held.contains(line.number) else {
                isOpen = false
                continue
            }
            let bytes = text.start(ofLine: line.number)..<text.start(ofLine: line.number + 1)
            if let heading = line.heading {
                let plain = HeadingText.plain(heading.raw)
                drafts.append(PassageDraft(role: .heading, bytes: bytes, text: plain, pages: nil, rule: nil))
                isOpen = false
            } else if !isOpen {
                drafts.append(PassageDraft(role: .repeated, bytes: bytes, text: "", pages: nil, rule: nil))
                isOpen = true
            }
        }
        return drafts
    }

    /// What lies between two lines of one chunk, or of neighbours, is held with them, even where the words differ.
    private static func held(by chunks: some Sequence<(Int, [Int?])>, upTo count: Int) -> LineSet {
        var held = LineSet(upTo: count)
        var last: (chunk: Int, line: Int)?
        for (chunk, places) in chunks {
            for place in places.compactMap({ $0 }) {
                let previous = last ?? (chunk: chunk == 0 ? 0 : -2, line: 0)
                let isNext = chunk - previous.chunk <= 1 && place > previous.line
                held.insert(isNext ? previous.line + 1...place : place...place)
                last = (chunk, place)
            }
        }
        return held
    }
}
