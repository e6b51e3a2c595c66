import HIGModel

/// The links from one edition to another.
struct EditionLinks: Sendable {
    /// The edition's id.
    let older: String
    /// The edition's id.
    let newer: String
    let links: [Link]
}
