import HIGModel

extension Report {
    /// Rules, as they stand in their editions.
    ///
    /// - Parameter none: what to say to a person where there are no rules.
    public init(_ rules: [Rule], orSaying none: String? = nil) {
        self.init(orSaying: none) { body in try rules.forEach(body) }
    }

    /// The rules of a catalog, without what became of them.
    public init(rulesOf catalog: any Catalog) {
        self.init { body in try catalog.forEachRule(body) }
    }

    private init(orSaying none: String? = nil, forEachRule: @escaping ((Rule) throws -> Void) throws -> Void) {
        self.init(document: RulesDocument(forEachRule: forEachRule), rows: Rows(forEachRule)) { body in
            var edition: String?
            try forEachRule { rule in
                if rule.edition != edition { try body(.title([Span(rule.edition, .strong)])) }
                edition = rule.edition
                try body(.statement(Statement(full: rule, label: rule.modality.rawValue)))
            }
            if edition == nil, let none { try body(.paragraph([Span(none)])) }
        }
    }
}
