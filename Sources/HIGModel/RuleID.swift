/// The parts of a rule's id.
///
/// ```swift
/// let id = RuleID("ios-2014/toolbar/keep-it-short")
/// id.edition   // "ios-2014"
/// id.name      // "toolbar/keep-it-short"
/// id.topic     // "toolbar"
/// ```
public struct RuleID: Sendable {
    /// The edition's id.
    public let edition: String
    /// The topic and the slug, without the edition; empty where the text is no id.
    public let name: String

    public init(_ id: String) {
        // By bytes, as ids are taken apart by the ten thousand.
        let end = id.utf8.firstIndex(of: UInt8(ascii: "/")) ?? id.endIndex
        edition = String(id[..<end])
        name = String(id[end...].dropFirst())
    }

    /// The slug of the topic that the rule was named for.
    public var topic: String { String(name.prefix { $0 != "/" }) }
}
