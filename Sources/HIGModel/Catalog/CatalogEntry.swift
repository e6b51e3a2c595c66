/// A rule with its place in the life of its advice.
public struct CatalogEntry: Hashable, Sendable {
    /// A rule of a later edition that carries on the advice.
    public struct Successor: Hashable, Sendable {
        /// The later rule's id.
        public let id: String
        /// Whether it takes in more than this rule.
        public let isMerged: Bool

        public init(id: String, isMerged: Bool) {
            self.id = id
            self.isMerged = isMerged
        }
    }

    /// The rule as its own edition states it.
    public let rule: Rule
    /// The rules of earlier editions that this one goes on from, directly or through others, oldest first.
    public let formerIDs: [String]
    /// The rules that go on from this one, by id.
    public let successors: [Successor]
    /// The first later edition of its series that is known not to give the advice any more, unless a still later one
    /// gives it again; absent while the advice is in force, and where nobody can tell.
    public let removedIn: String?

    public init(rule: Rule, formerIDs: [String], successors: [Successor], removedIn: String?) {
        self.rule = rule
        self.formerIDs = formerIDs
        self.successors = successors
        self.removedIn = removedIn
    }
}
