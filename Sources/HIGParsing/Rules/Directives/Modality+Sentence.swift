import HIGModel

extension Modality {
    /// How strongly a sentence of running text binds; `nil` where it directs nobody.
    ///
    /// ```swift
    /// Modality(of: "You may dim the lamp at night.")   // .may
    /// ```
    public init?(of sentence: String) {
        guard let directive = Directive(in: sentence) else { return nil }
        self = directive.modality
    }
}
