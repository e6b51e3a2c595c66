import HIGModel
import HIGText

/// What the generators of web pages read in markdown and no reader of the page sees: `{% include card.html %}`, `:::note`,
/// `import Lamp from "lamps";`.
enum TemplateMarkup {
    /// The blocks with such markup settled, and what stands between it as it was.
    static func settled(_ blocks: [Block], in source: SourceText) -> [Block] {
        let marked = blocks.indices.filter { mayHold(blocks[$0]) }
        guard !marked.isEmpty else { return blocks }
        return blocks.replacing(marked) { parts(of: $0, in: source) }
    }

    /// Nearly no block opens or ends so.
    private static func mayHold(_ block: Block) -> Bool {
        guard block.kind == .paragraph || block.isItem, let first = block.text.utf8.first else { return false }
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "="): return true
        case UInt8(ascii: "<"): return isComponent(block)
        case UInt8(ascii: "i"), UInt8(ascii: "e"): return isModule(block.text)
        default: return block.text.hasSuffix(":::") || block.text.hasSuffix("%}")
        }
    }

    private static func parts(of block: Block, in source: SourceText) -> [Block] {
        let starts = lineStarts(of: block, in: source)
        if isModule(block.text) || isComponent(block) || isMark(block.text) && starts.count == 1 {
            return [settled(block)]
        }
        var parts: [Block] = []
        var open = 0
        for (start, end) in zip(starts, starts.dropFirst() + [block.text.utf8.count])
        where isMark(block.text(of: start..<end).trimmed) {
            if open < start { parts.append(block.slice(open..<start)) }
            parts.append(settled(block.slice(start..<end)))
            open = end
        }
        if open == 0 { return [block] }
        if open < block.text.utf8.count { parts.append(block.slice(open..<block.text.utf8.count)) }
        return parts.filter { !$0.text.isEmpty }
    }

    private static func settled(_ block: Block) -> Block {
        var block = block
        block.kind = .settled(.boilerplate)
        return block
    }

    /// Where the lines of the source start in a block's text.
    private static func lineStarts(of block: Block, in source: SourceText) -> [Int] {
        var starts = [0]
        var line = source.line(at: block.sourceOffset(0))
        for origin in block.origins where origin.text > 0 {
            let next = source.line(at: origin.source)
            if next > line { starts.append(origin.text) }
            line = max(line, next)
        }
        return starts
    }

    /// Whether a line opens or closes something: a container, an admonition, a tab; or calls for a template.
    private static func isMark(_ line: String) -> Bool {
        if line.hasPrefix(":::") { return true }
        if ["!!! ", "??? ", "???+ "].contains(where: line.hasPrefix) {
            return line.drop { "!?+ ".contains($0) }.first?.isLowercase ?? false
        }
        if line.hasPrefix("=== \"") { return line.hasSuffix("\"") }
        if line.hasPrefix("{:") { return line.hasSuffix("}") }
        return isCalls(line)
    }

    /// Whether a line is nothing but `{% … %}` and `{{ … }}`.
    private static func isCalls(_ line: String) -> Bool {
        var rest = line[...]
        var count = 0
        while let end = ["{%": "%}", "{{": "}}", "{#": "#}"][rest.prefix(2)] {
            guard let close = rest.range(ofMark: end) else { return false }
            // Braces within them end in the same way: `{{ lamp({size: {width: 2}}) }}`.
            rest = rest[close.upperBound...].drop { $0 == "}" || $0 == ")" && end == "}}" }
            rest = rest.drop(while: \.isWhitespace)
            if rest == "}}" { rest = "" }
            count += 1
        }
        return rest.isEmpty && count > 0
    }

    /// Whether a paragraph imports or exports what a page with components needs.
    private static func isModule(_ text: String) -> Bool {
        guard let last = text.last else { return false }
        if text.hasPrefix("import ") {
            return ";\"'".contains(last)
                && [" from \"", " from '", "import \"", "import '"].contains { text.contains($0) }
        }
        return ["const ", "default ", "function ", "{", "let "].contains { text.hasPrefix("export " + $0) }
            && ";})".contains(last)
    }

    /// Whether a paragraph is the tag of a component that the parser does not take for one: `<Lamp sizes={[{a: 1}]} />`.
    private static func isComponent(_ block: Block) -> Bool {
        let text = block.text
        guard text.hasPrefix("<"), text.hasSuffix(">"), text.dropFirst().first?.isUppercase ?? false,
            text.contains("="), !block.spans.contains(where: { $0.style == .code && $0.range.lowerBound == 0 })
        else { return false }
        // An arrow in its code ends no tag.
        let utf8 = Array(text.utf8)
        return utf8.indices.dropLast().allSatisfy {
            utf8[$0] != UInt8(ascii: ">") || utf8[$0 - 1] == UInt8(ascii: "=")
        }
    }
}
