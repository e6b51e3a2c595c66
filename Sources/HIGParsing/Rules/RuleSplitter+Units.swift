extension RuleSplitter {
    /// The sentences of a paragraph; a question and the answer "If so, …" are one.
    static func units(of text: String) -> [Range<Int>] {
        let utf8 = Array(text.utf8)
        var units: [Range<Int>] = []
        for range in Sentences.ranges(in: text) {
            let opening = String(decoding: utf8[range].prefix(7), as: UTF8.self)
            if let last = units.last, utf8[last.upperBound - 1] == UInt8(ascii: "?"),
                opening.hasPrefix("If so") || opening.hasPrefix("If not")
            {
                units[units.count - 1] = last.lowerBound..<range.upperBound
            } else {
                units.append(range)
            }
        }
        return units
    }
}
