import HIGModel

/// What an edition says of an advice.
struct Saying {
    let text: String
    /// How strongly it binds; `nil` where that is not known.
    let modality: Modality?

    /// Whether something is not to be.
    private var isProhibition: Bool { (modality?.isProhibition ?? false) || Deed.ensuresNot(text) }

    /// Whether a prohibition became advice on how to do the same thing with care, or the other way round.
    ///
    /// "Avoid crowding" against "keep few items" says the same in the other polarity; only where both speak of doing
    /// the same thing (the older prohibits customizing, the newer speaks of a customized element) is it a reversal.
    func isTurned(by newer: Saying) -> Bool {
        guard modality != nil, newer.modality != nil else { return false }
        let isTurned =
            switch (isProhibition, newer.isProhibition) {
            case (true, false): Saying.isGranted(whatIsProhibitedBy: text, by: newer.text)
            case (false, true): Saying.isGranted(whatIsProhibitedBy: newer.text, by: text)
            default: Deed.forbids(newer.text, what: text) || Deed.forbids(text, what: newer.text)
            }
        return isTurned && !Deed.areOpposite(text, newer.text)
    }

    private static func isGranted(whatIsProhibitedBy prohibition: String, by permission: String) -> Bool {
        if let deed = Deed.prohibited(by: prohibition), Deed.isGranted(deed, by: permission),
            Deed.names(whatIsProhibitedBy: prohibition, permission)
        {
            return true
        }
        return Deed.isGranted(what: prohibition, by: permission)
    }
}
