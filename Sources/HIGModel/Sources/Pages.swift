/// The pages of a print that a text can stand on, counted from 0 as a converter's page anchors do.
///
/// Those anchors may be pages apart, so that a text between two of them is known to stand on one of several pages.
public struct Pages: Hashable, Sendable {
    /// The page that the text stands on, unless `last` is there.
    public let first: Int
    /// The last page that it can stand on, after `first`.
    public let last: Int?

    /// - Parameters:
    ///   - first: the page of the last anchor before the text.
    ///   - following: the page of the first one after it, if any.
    public init(_ first: Int, following: Int? = nil) {
        self.first = first
        last = following.flatMap { $0 > first ? $0 : nil }
    }
}
