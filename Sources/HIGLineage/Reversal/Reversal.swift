/// Tells advice that was turned round from the same advice in other words.
enum Reversal {
    /// Whether a prohibition became advice on how to do the same thing with care, or the other way round.
    ///
    /// "Avoid crowding" against "keep few items" says the same in the other polarity; only where both speak of doing
    /// the same thing (the older prohibits customizing, the newer speaks of a customized element) is it a reversal.
    static func isCertain(from older: Saying, to newer: Saying) -> Bool {
        guard older.modality != nil, newer.modality != nil else { return false }
        let isTurned =
            switch (older.isProhibition, newer.isProhibition) {
            case (true, false): isGranted(whatIsProhibitedBy: older.text, by: newer.text)
            case (false, true): isGranted(whatIsProhibitedBy: newer.text, by: older.text)
            default: Deed.forbids(newer.text, what: older.text) || Deed.forbids(older.text, what: newer.text)
            }
        return isTurned && !Deed.areOpposite(older.text, newer.text)
    }

    private static func isGranted(whatIsProhibitedBy statement: String, by permission: String) -> Bool {
        guard let prohibition = Prohibition(statement) else { return false }
        if let deed = prohibition.deed, Deed.isGranted(deed, by: permission),
            prohibition.isOn(whatIsNamedBy: permission)
        {
            return true
        }
        return prohibition.isLifted(by: permission)
    }

    /// Whether two statements that a doubtful link joins may say the opposite of each other.
    ///
    /// Of ten such pairs between ten pairs of editions five say the opposite, and most of the others are other advice. Where
    /// the link is sure the other polarity nearly always says the same.
    static func isPossible(from older: Saying, to newer: Saying) -> Bool {
        guard older.modality != nil, newer.modality != nil, !Deed.areOpposite(older.text, newer.text) else {
            return false
        }
        return switch (older.isProhibition, newer.isProhibition) {
        case (true, false): Prohibition(older.text)?.mayBeLifted(by: newer.text) ?? false
        case (false, true): Prohibition(newer.text)?.mayBeLifted(by: older.text) ?? false
        case (false, false): Placing.isContrary(older.text, newer.text)
        case (true, true): false
        }
    }
}
