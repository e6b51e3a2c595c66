import HIGModel

extension Evidence {
    /// What speaks for a link, as a reader says it: `the statements are 72% alike, with the text beside them 60%; same topic`.
    var words: String {
        if pinned { return "pinned by a reader" }
        let parts = [
            "the statements are \(Evidence.percent(statements)) alike, with the text beside them "
                + Evidence.percent(texts),
            sharedWords.isEmpty ? nil : "both say " + sharedWords.joined(separator: ", "),
            sameTopic ? "same topic" : nil,
            neighbours ? "the rules around them are linked, too" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: "; ")
    }

    private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }
}

extension Link {
    /// `confidence 0.93: the statements are …`.
    var reason: String { "\(Link.words(ofConfidence: confidence)): \(evidence.words)" }

    /// `confidence 0.93`.
    static func words(ofConfidence confidence: Double) -> String {
        "confidence " + JSON.decimal(confidence, places: 2).text()
    }
}

extension Link.Bond {
    /// How the two rules of a link share the advice, where it is not statement by statement.
    var words: String? {
        switch self {
        case .statement: nil
        case .absorbed: "what links them is the text beside the newer statement"
        case .extracted: "what links them is the text beside the older statement"
        }
    }
}

extension Change.NearMiss {
    /// `nearest: “Keep it short.” (ios-2014/toolbar/keep-it-short), too unsure to link, confidence 0.31: the statements are …`.
    var reason: String { "nearest: \(rule.quoted), " + (refusal.map { $0.words + ", " } ?? "") + link.reason }
}

extension Refusal {
    /// What speaks against the link, for the reader.
    var words: String {
        switch self {
        case .unsure: "too unsure to link"
        case .otherTopic: "not linked, for one of the two has a likelier counterpart"
        case .chance: "not linked, for so few words under another topic may be chance"
        case .beside: "not linked, for only the text beside one of the statements speaks for it"
        case .littleSaid: "not linked, for neither says enough of what the other states"
        }
    }
}

extension Change.Doubt {
    /// One sentence for the reader.
    var words: String {
        let rule = counterpart.map {
            $0.rule.quoted + ", " + Link.words(ofConfidence: $0.link.confidence)
        }
        return switch verdict {
        case .unlinked: "linked through the editions between; compared directly, they would not be linked"
        case .elsewhere: "linked through the editions between; compared directly, the same as \(rule ?? "another")"
        case .linked: "no link through the editions between; compared directly, the same as \(rule ?? "another")"
        }
    }
}
