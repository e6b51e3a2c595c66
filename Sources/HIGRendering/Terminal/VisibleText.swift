extension String {
    /// The text with everything that could steer a terminal replaced by a visible sign.
    ///
    /// Documents come from anywhere: an escape sequence in one must not clear the screen, and a bidirectional
    /// override must not make a sentence read as another.
    ///
    /// ```swift
    /// "red \u{1B}[31m".visible   // "red ␛[31m"
    /// "a\u{202E}b".visible       // "a⟨U+202E⟩b"
    /// ```
    public var visible: String {
        guard steers else { return self }
        var text = ""
        for scalar in unicodeScalars {
            if scalar.steers { text += scalar.sign } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }

    /// Whether something in the text could steer a terminal.
    var steers: Bool {
        // Telling characters apart is slow, and only these bytes begin one that steers.
        let isSuspect = utf8.contains { byte in
            switch byte {
            case 0x09, 0x0A: false
            case ..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: true
            default: false
            }
        }
        return isSuspect && unicodeScalars.contains(where: \.steers)
    }
}

extension Unicode.Scalar {
    /// Controls except line break and tab, which are white space here, and whatever changes direction or line.
    var steers: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    fileprivate var sign: String {
        switch value {
        case 0..<0x20: return Unicode.Scalar(value + 0x2400).map { String($0) } ?? "␀"
        case 0x7F: return "␡"
        default:
            let hex = String(value, radix: 16, uppercase: true)
            return "⟨U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex + "⟩"
        }
    }
}
