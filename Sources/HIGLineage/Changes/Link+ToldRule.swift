import HIGModel

extension Link {
    /// The id of the rule whose statement the other's body says; `nil` where the statements say the same.
    var toldRule: String? {
        switch bond {
        case .statement: nil
        case .absorbed: from
        case .extracted: to
        }
    }
}
