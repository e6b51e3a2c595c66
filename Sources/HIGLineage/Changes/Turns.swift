import HIGModel

/// Of a change that joins several rules: the older ones whose advice is turned round, or may be. Empty of one rule and
/// one, of which the relation tells it.
struct Turns {
    private(set) var certain: [Rule] = []
    private(set) var possible: [Rule] = []

    /// - Parameters:
    ///   - links: those between the two sides.
    ///   - modality: how strongly a sentence of a body binds; `nil` where it directs nobody.
    init(_ older: [Rule], _ newer: [Rule], _ links: [Link], _ modality: (String) -> Modality?) {
        guard links.count > 1 else { return }
        let byID = { (rules: [Rule]) in Dictionary(rules.map { ($0.id, $0) }) { first, _ in first } }
        let (olderByID, newerByID) = (byID(older), byID(newer))
        for link in links {
            guard let from = olderByID[link.from], let to = newerByID[link.to] else { continue }
            let pair = Principal(older: from, newer: to, link: link, modality)
            if pair.isTurned { certain.append(from) }
            if pair.mayBeTurned { possible.append(from) }
        }
        certain = certain.distinct(of: \.id)
        let known = Set(certain.map(\.id))
        possible = possible.distinct(of: \.id).filter { !known.contains($0.id) }
    }

    var isEmpty: Bool { certain.isEmpty && possible.isEmpty }

    /// Which advice it is.
    var notes: [Change.Note] { certain.map(Change.Note.turned) + possible.map(Change.Note.perhapsTurned) }
}
