import HIGText

extension BlockText {
    /// The text as a reader sees it, without hidden marks; they stand in the source all the same.
    var withoutHiddenMarks: BlockText {
        var text = self
        text.title = title?.withoutHiddenMarks
        for index in blocks.indices {
            if let block = blocks[index].withoutHiddenMarks { text.blocks[index] = block }
        }
        return text
    }
}

extension Block {
    /// `nil` where there is none, or nothing else.
    fileprivate var withoutHiddenMarks: Block? {
        var text = text
        let marks = text.withUTF8 { HiddenMark.all(in: $0) }
        guard !marks.isEmpty else { return nil }
        // The letters take the first bytes of their mark; what is left of it goes.
        var utf8 = Array(text.utf8)
        var rests: [Range<Int>] = []
        for mark in marks {
            let letters = mark.letters.withUTF8Buffer { Array($0) }
            let end = mark.bytes.lowerBound + letters.count
            let rest = end..<mark.bytes.upperBound
            utf8.replaceSubrange(mark.bytes, with: letters + Array(repeating: UInt8(ascii: "-"), count: rest.count))
            if !rest.isEmpty { rests.append(rest) }
        }
        var block = self
        block.text = String(decoding: utf8, as: UTF8.self)
        block = block.removing(rests)
        guard !block.text.allSatisfy(\.isWhitespace) else { return nil }
        block = block.slice(0..<block.text.utf8.count)
        block.opensTable = opensTable
        return block
    }
}
