/// One piece of advice through time: the rules that links connect.
public struct Lineage: Hashable, Sendable, Identifiable {
    /// The first rule's id without the edition.
    public let id: String
    /// One step for every edition in view, oldest first.
    public let steps: [Step]

    public init(id: String, steps: [Step]) {
        self.id = id
        self.steps = steps
    }

    /// The rule in which the advice was given last; `nil` where no step has one.
    public var newest: Rule? { steps.last { !$0.rules.isEmpty }?.rules.first }

    /// What it means that an edition has no rule of the lineage.
    public enum Absence: String, Hashable, Sendable, CaseIterable {
        /// What is held of the edition would have it.
        case removed
        /// It may stand in a part that is not held.
        case notFound = "not-found"
    }

    /// What a reader should know of a step.
    public enum Note: Hashable, Sendable {
        /// The edition took the advice out.
        case removed
        /// The edition is not known to lack the advice, and why.
        case notFound(because: String)
        /// What a step states came from this rule, where the step before it shows another one first.
        case from(Rule)
        /// What the first step states came from this rule, of a series that is not told of.
        case fromElsewhere(Rule)
    }

    /// How one edition states the advice, or that it does not.
    public struct Step: Hashable, Sendable {
        /// The edition that the step is about.
        public let edition: Edition
        /// The rules of the lineage in this edition, the one that carries the advice first; empty when none is found.
        public let rules: [Rule]
        /// What happened since the last edition that states the advice; absent at the first.
        public let change: Change?
        /// What happened since the last editions of the other series that this one continues, of those that tell another
        /// change than `change`.
        public var alsoSince: [Change] = []
        /// Why there is no rule here, or what the reader should know of it.
        public let note: Note?
        /// A place with the same words outside the linked rules. In a step without rules: where this edition says the words
        /// of the last rule before it. In the first step: where the edition before it says them already.
        public var sameWords: Change.SameWords?
        /// Of a removal and of advice that comes from no earlier rule: the likeliest counterpart that was refused; absent
        /// unless asked for.
        public var near: Change.NearMiss?

        public init(edition: Edition, rules: [Rule], change: Change?, note: Note?) {
            self.edition = edition
            self.rules = rules
            self.change = change
            self.note = note
        }

        /// Present when no rule is found: whether that is known to mean that the advice was taken out.
        public var absence: Absence? {
            switch note {
            case .removed: .removed
            case .notFound: .notFound
            case .from, .fromElsewhere, nil: nil
            }
        }
    }
}

extension BidirectionalCollection<Lineage.Step> {
    /// The last step whose edition states the advice in a series that an edition continues.
    public func lastStated(inSeriesOf edition: Edition) -> Lineage.Step? {
        last { !$0.rules.isEmpty && $0.edition.sharesSeries(with: edition) }
    }
}

extension [Lineage.Step] {
    /// The last step that states the advice, where the step at a place tells that its edition took it out. `nil` elsewhere,
    /// also where an edition of the same series before it had taken it out already.
    public func statedBeforeRemoval(at place: Int) -> Lineage.Step? {
        let (step, before) = (self[place], self[..<place])
        guard step.absence == .removed, let stated = before.lastStated(inSeriesOf: step.edition) else { return nil }
        let wasGone = before.contains { earlier in
            earlier.absence == .removed && earlier.edition > stated.edition
                && earlier.edition.sharesSeries(with: step.edition)
        }
        return wasGone ? nil : stated
    }
}
