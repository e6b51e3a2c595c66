import HIGText

/// The round brackets of a text, asked about from its start to its end: no byte is read once for every bracket.
struct Brackets {
    private let utf8: [UInt8]
    /// The last opening bracket.
    private var opening: Int?
    /// How far the text behind it has been read.
    private var read = 0
    /// Whether a space or a figure stands there.
    private var holdsWords = false
    /// Whether nothing but capitals stands there.
    private var holdsCapitals = true
    /// The first space or closing bracket behind the place that was asked about last.
    private var next = 0

    /// - Parameter utf8: a text in UTF-8.
    init(_ utf8: [UInt8]) { self.utf8 = utf8 }

    /// Takes note of an opening bracket.
    mutating func open(at place: Int) {
        (opening, read) = (place, place + 1)
        (holdsWords, holdsCapitals) = (false, true)
    }

    /// Whether an opening bracket holds words, as a remark does and a function's arguments do not.
    mutating func holdPhrase(from place: Int) -> Bool {
        next = max(next, place + 1)
        while next < utf8.count, utf8[next] != UInt8(ascii: " "), utf8[next] != UInt8(ascii: ")") { next += 1 }
        return next < utf8.count && utf8[next] == UInt8(ascii: " ")
    }

    /// Whether a bracket closes one that stands between words: "(page 12)shows", "(EULA)so", but not "item(s)and", "f(x)dx"
    /// nor "(non)modal".
    mutating func closeRemark(at place: Int) -> Bool {
        guard let opening, opening > 0, place - opening > 3, utf8[opening - 1] == UInt8(ascii: " ") else {
            return false
        }
        while read < place {
            let byte = utf8[read]
            holdsWords = holdsWords || byte <= UInt8(ascii: " ") || byte.isDigit
            holdsCapitals = holdsCapitals && byte.isCapital
            read += 1
        }
        return holdsWords || holdsCapitals
    }
}
