import HIGText

extension Comparison {
    /// The comparison with only some of its changes; a note says how many there are.
    public func only(_ filter: ChangeFilter) -> Comparison {
        let shown = changes.filter(filter.admits)
        let note = "shown: \(filter.words) (\(shown.count) of \(counted(changes.count, "piece")) of advice)"
        let seeksTurned = filter.kinds.contains(.relation(.reversed))
        let caution =
            shown.isEmpty && !changes.isEmpty && seeksTurned
            ? ["what is turned round in quite other words may be told as reworded, or as removed and added"] : []
        return Comparison(
            older: older, newer: newer, topic: topic, changes: shown,
            notes: (shown.count == changes.count ? [] : [note]) + caution + notes)
    }

    /// The comparison without what is only found in one edition, as the other is not known to lack it; a note says how much
    /// that is.
    public var withoutNotFound: Comparison {
        let shown = changes.filter { $0.relation != .notFound }
        let count = changes.count - shown.count
        let note =
            "not shown: \(counted(count, "piece")) of advice found in one of the editions only, which the other may hold "
            + "elsewhere; --only not-found shows \(count == 1 ? "it" : "them")"
        return Comparison(
            older: older, newer: newer, topic: topic, changes: shown, notes: (count == 0 ? [] : [note]) + notes)
    }

    /// The comparison without what is identical and where it was; a note says how much that is.
    public var withoutIdentical: Comparison {
        let shown = changes.filter { $0.isChanged || $0.relation == .notFound }
        let count = changes.count - shown.count
        let note = "not shown: \(counted(count, "piece")) of advice that \(count == 1 ? "is" : "are") identical"
        return Comparison(
            older: older, newer: newer, topic: topic, changes: shown, notes: (count == 0 ? [] : [note]) + notes)
    }
}
