import HIGModel

extension Problem: Record {
    static let schemaName = "problem"
    static let about = "Something that could not be done."
    static let fields: [Field<Problem>] = [
        Field("place", "The file, and the line where there is one; null where it has no place.", \.place),
        Field("message", "What is wrong.", \.message),
        Field("next", "What to do about it; null where there is nothing to say.", \.next),
    ]
}
