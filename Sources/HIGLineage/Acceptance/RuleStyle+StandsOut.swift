import HIGModel

extension Rule.Style {
    /// Whether such a statement stands out of the text, so that what follows is about it.
    var standsOut: Bool { self == .headline || self == .admonition }
}
