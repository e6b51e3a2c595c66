import HIGModel

/// Finds the lines of a whole document that the border between two chunks cuts in two.
///
/// Neither half is a line of the document, so that the alignment knows the place of neither.
struct CutLines {
    /// The chunks, in order.
    let sources: [Source]
    let texts: [SourceText]
    let document: SourceText
    let documentLines: [TextLine]

    /// How many lines of the document are looked at where the next known one is farther, or none.
    private static let reach = 60

    /// The places of each chunk's lines, with those of halves of a line as far as they are found.
    ///
    /// - Parameters:
    ///   - places: as the alignment knows them.
    ///   - keys: of the chunks' lines.
    func placed(_ places: [[Int?]], keys: [[UInt64?]]) -> [[Int?]] {
        var places = places
        for (chunk, next) in zip(sources.indices, sources.indices.dropFirst())
        where sources[chunk].precedes(sources[next]) {
            guard let last = keys[chunk].lastIndex(where: { $0 != nil }), places[chunk][last] == nil,
                let first = keys[next].firstIndex(where: { $0 != nil }), places[next][first] == nil
            else { continue }
            let before = places[chunk].last { $0 != nil } ?? nil
            let after = places[next].first { $0 != nil } ?? nil
            let halves = letters(texts[chunk], line: last + 1) + letters(texts[next], line: first + 1)
            guard let line = line(reading: halves, between: before, and: after) else { continue }
            places[chunk][last] = line
            places[next][first] = line
        }
        return places
    }

    /// The line between two others that has these letters.
    private func line(reading letters: String, between before: Int?, and after: Int?) -> Int? {
        guard before != nil || after != nil else { return nil }
        let start = before ?? max(0, (after ?? 0) - CutLines.reach)
        let end = min(after ?? Int.max, documentLines.count + 1, start + CutLines.reach)
        guard start + 1 < end else { return nil }
        return (start + 1..<end).first {
            documentLines[$0 - 1].key != nil && self.letters(document, line: $0) == letters
        }
    }

    private func letters(_ text: SourceText, line: Int) -> String {
        HeadingText.letters(of: HeadingText.plain(text.string(ofLine: line)))
    }
}
