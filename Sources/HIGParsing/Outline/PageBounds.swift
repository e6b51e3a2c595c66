import HIGModel

/// What the marks of pages in and around a text tell of the pages that it can stand on.
struct PageBounds {
    /// The page of the last mark in the text itself.
    var own: Int?
    /// The page of the last mark before the text's end.
    var last: Int?
    /// The page of the first mark after the text.
    var following: Int?

    /// `nil` where no mark tells.
    var pages: Pages? {
        if let own { return Pages(own) }
        // Before the first mark of all, only that one tells.
        return (last ?? following).map { Pages($0, following: following) }
    }

    /// These, and what others tell where these tell nothing.
    func completed(by others: PageBounds) -> PageBounds {
        PageBounds(own: own ?? others.own, last: last ?? others.last, following: following ?? others.following)
    }
}
