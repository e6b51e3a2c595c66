import HIGModel
import HIGText

/// The markup of reStructuredText in plain text: `.. image:: lamp.png`, `:doc:`the lamp <lamp>``.
enum StructuredText {
    /// A paragraph's blocks, with what directs the converter settled and names of roles left out.
    static func settled(_ block: Block, in source: SourceText) -> [Block] {
        guard block.kind == .paragraph, block.text.hasPrefix(".. ") else { return [withoutRoles(block)] }
        let first = source.lines(of: block.bytes).lowerBound
        let line = source.string(ofLine: first).trimmed
        guard let mark = line.range(ofMark: "::"), line[..<mark.lowerBound].dropFirst(3).allSatisfy(isOfName) else {
            return line.hasPrefix(".. _") ? [settled(block)] : [block]
        }
        let name = line[..<mark.lowerBound].dropFirst(3).trimmed
        let opening = line[..<mark.upperBound].utf8.count + 1
        // The remark in an admonition is a part of the page.
        guard admonitions.contains(name), opening < block.text.utf8.count else { return [settled(block)] }
        return [settled(block.slice(0..<opening)), withoutRoles(block.slice(opening..<block.text.utf8.count))]
    }

    private static let admonitions: Set<String> = [
        "attention", "caution", "danger", "hint", "important", "note", "seealso", "tip", "warning",
    ]

    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "-_:| ".contains(character)
    }

    private static func settled(_ block: Block) -> Block {
        var block = block
        block.kind = .settled(.boilerplate)
        return block
    }

    /// The text of `:doc:`the lamp <lamp>`` is "the lamp".
    private static func withoutRoles(_ block: Block) -> Block {
        guard block.text.holds(UInt8(ascii: "`")) else { return block }
        let utf8 = Array(block.text.utf8)
        var stretches: [Range<Int>] = []
        var place = 0
        while let quote = utf8[place...].firstIndex(of: UInt8(ascii: "`")) {
            place = quote + 1
            guard let role = role(in: utf8, endingAt: quote), role.lowerBound >= stretches.last?.upperBound ?? 0,
                let end = utf8[place...].firstIndex(of: UInt8(ascii: "`"))
            else { continue }
            stretches.append(role.lowerBound..<quote + 1)
            let target =
                utf8[place..<end].last == UInt8(ascii: ">") ? utf8[place..<end].lastIndex(of: UInt8(ascii: "<")) : nil
            let textEnd = target.map { $0 > place && utf8[$0 - 1] == UInt8(ascii: " ") ? $0 - 1 : end } ?? end
            stretches.append(textEnd..<end + 1)
            place = end + 1
        }
        return stretches.isEmpty ? block : block.removing(stretches)
    }

    /// `:doc:` before a backquote.
    private static func role(in utf8: [UInt8], endingAt quote: Int) -> Range<Int>? {
        guard quote > 2, utf8[quote - 1] == UInt8(ascii: ":") else { return nil }
        var start = quote - 2
        while start >= 0, utf8[start].isLetter || utf8[start] == UInt8(ascii: "-") { start -= 1 }
        guard start >= 0, start < quote - 2, utf8[start] == UInt8(ascii: ":") else { return nil }
        return start..<quote
    }
}
