import HIGModel

/// What a paragraph that ends in a colon says of the list after it.
struct Announcement {
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
    var offer: Modality? { isOffer ? modality ?? .may : nil }
}
