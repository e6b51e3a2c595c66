import HIGModel

/// The files of one ingest, sorted into editions.
public struct Assignment: Sendable {
    /// Oldest edition first.
    public let editions: [EditionInput]
    /// The files in folders that are no documents of any edition, in order.
    public let passedOver: [PassedOver: [String]]
    /// The files that cannot be read or filed, each with its reason, in order.
    public let leftOut: [Problem]
}
