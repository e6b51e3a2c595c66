import HIGModel

/// A paragraph or a list item of a rule's body.
enum BodyPart: Hashable, Sendable {
    case paragraph(String)
    case item(String)

    /// Takes a body apart: blank lines end a part, `- ` starts an item, other lines continue what is open.
    static func parts(of body: String) -> [BodyPart] {
        var parts: [BodyPart] = []
        var isOpen = false
        for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.trimmingSpaces
            if text.isEmpty {
                isOpen = false
            } else if text.hasPrefix("- ") {
                parts.append(.item(String(text.dropFirst(2).trimmingSpaces)))
                isOpen = true
            } else if isOpen, let last = parts.popLast() {
                parts.append(last.continued(with: text))
            } else {
                parts.append(.paragraph(String(text)))
                isOpen = true
            }
        }
        return parts
    }

    private func continued(with line: Substring) -> BodyPart {
        switch self {
        case .paragraph(let text): .paragraph(text + " " + line)
        case .item(let text): .item(text + " " + line)
        }
    }
}

extension Rule {
    /// The parts of its body, without the sentence that it is to be read after, which stands above the statement.
    var bodyParts: [BodyPart] {
        let parts = BodyPart.parts(of: body)
        guard let introduction, case .paragraph(let text)? = parts.first, let place = text.firstRange(of: introduction)
        else { return parts }
        let rest = [text[..<place.lowerBound].trimmingTrailingSpaces, text[place.upperBound...].trimmingSpaces]
            .filter { !$0.isEmpty }.joined(separator: " ")
        return (rest.isEmpty ? [] : [.paragraph(rest)]) + parts.dropFirst()
    }
}

extension StringProtocol {
    /// Without the white space at both ends.
    var trimmingSpaces: SubSequence {
        drop(while: \.isWhitespace).trimmingTrailingSpaces
    }

    var trimmingTrailingSpaces: SubSequence {
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return self[startIndex..<startIndex] }
        return self[...last]
    }
}
