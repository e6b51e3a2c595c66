/// The parts of a rule's id.
///
/// ```swift
/// let id = RuleID("ios-2014/toolbar/keep-it-short")
/// id.edition   // "ios-2014"
/// id.name      // "toolbar/keep-it-short"
/// id.topic     // "toolbar"
/// ```
public struct RuleID: Sendable {
    private let id: String
    /// Where the edition ends.
    private let end: String.Index

    public init(_ id: String) {
        self.id = id
        // By bytes, as ids are taken apart by the ten thousand.
        end = id.utf8.firstIndex(of: UInt8(ascii: "/")) ?? id.endIndex
    }

    /// The edition's id.
    public var edition: String { String(id[..<end]) }

    /// The topic and the slug, without the edition; empty where the text is no id.
    public var name: String { String(id[end...].dropFirst()) }

    /// The slug of the topic that the rule was named for.
    public var topic: String { String(name.prefix { $0 != "/" }) }
}
