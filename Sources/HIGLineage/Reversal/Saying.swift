import HIGModel

/// What an edition says of an advice.
struct Saying {
    let text: String
    /// How strongly it binds; `nil` where that is not known.
    let modality: Modality?

    /// Whether something is not to be.
    var isProhibition: Bool { (modality?.isProhibition ?? false) || Deed.ensuresNot(text) }
}
