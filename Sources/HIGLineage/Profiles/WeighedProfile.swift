/// One edition's lists with the weights that they have beside another edition.
struct WeighedProfile {
    let sequences: TermLists
    let statements: TermLists
    let texts: TermLists
    let stretches: TermLists
    let headings: TermLists
    let statementWeights: ContiguousArray<Double>
    let textWeights: ContiguousArray<Double>
    let stretchWeights: ContiguousArray<Double>
    let headingWeights: ContiguousArray<Double>

    /// - Parameter numbers: the common numbers of the profile's terms; `nil` where it keeps its own.
    init(_ profile: EditionProfile, numbers: ContiguousArray<Int32>?, weights: ContiguousArray<Double>) {
        func common(_ lists: TermLists) -> TermLists { numbers.map { lists.renumbered($0) } ?? lists }
        sequences = common(profile.sequences)
        statements = common(profile.statements)
        texts = common(profile.texts)
        stretches = common(profile.stretches)
        headings = common(profile.headings)
        statementWeights = statements.weights(weights)
        textWeights = texts.weights(weights)
        stretchWeights = stretches.weights(weights)
        headingWeights = headings.weights(weights)
    }
}
