import HIGModel

/// What the paragraph before a list says of it.
struct Announcement {
    /// What the items are to be read after; `nil` where it says nothing, as "For example:".
    let introduction: String?
    /// The rule that the list would spell out.
    let rule: Int?
    let modality: Modality?
    /// "You can use a popover to:" offers, "follow these guidelines:" calls for what each item says.
    let isOffer: Bool
    /// "They can:" says what users do; the items describe.
    let isForUsers: Bool
    /// "So that you can:" or a headline's own list: the items are body.
    let isBody: Bool
    /// Whether it is a sentence without the items, so that an item may be one as well.
    let isWhole: Bool
    /// How an offer binds the items that complete it.
    var offer: Modality? { isOffer ? modality : nil }

    /// - Parameters:
    ///   - sentence: the paragraph's last one.
    ///   - before: the one before it.
    ///   - rule: the one that the paragraph stated last, or else the one before it.
    ///   - endsHeadline: whether the paragraph opens with the headline that stated the rule.
    init(_ sentence: String, after before: String? = nil, rule: Int?, endsHeadline: Bool) {
        let lead = Introduction(withoutColon: sentence) ?? Introduction(sentence)
        let isOpen = lead.isOpen && !lead.isOffer
        let modality = isOpen ? nil : Directive(in: sentence)?.modality ?? (lead.offersChoice ? .may : nil)
        let isProhibition = modality?.isProhibition ?? false
        let describes = lead.describes || lead.qualifies || lead.saysUse
        let calls = isOpen || lead.isBareCall
        let told = before.map { $0 + " " + sentence }
        introduction = lead.isConnective ? told : lead.goesOn ? told ?? sentence : sentence
        self.rule = rule
        self.modality = modality
        isOffer = modality != nil && lead.isOffer && !isProhibition
        isForUsers = lead.completesForUsers || modality == nil && describes
        isBody =
            endsHeadline && modality == nil && !calls || lead.givesPurpose || isProhibition
            || modality != nil && (lead.qualifies || lead.exemplifies)
        isWhole = lead.isWhole
    }
}
