import HIGModel

/// A piece of advice as a part of a page: its newest words, then what every edition says.
struct LineageHTML {
    let lineage: CatalogLineage

    /// The name of its place in the page.
    var anchor: String { HTMLText.anchor(lineage.lineage.id) }

    /// - Parameter mark: further markup before the heading.
    func html(mark: String = "") -> String {
        let statement = HTMLText.escaped(lineage.newest?.statement ?? lineage.lineage.id)
        let steps = lineage.lineage.steps.map(LineageHTML.html)
        return """
            <article class="lineage">\(mark)
            <h3 id="\(anchor)"><a href="#\(anchor)">\(statement)</a></h3>
            <p class="aside">\(HTMLText.escaped(lineage.standing))</p>
            <ol class="steps">
            \(steps.joined(separator: "\n"))
            </ol>
            </article>

            """
    }

    private static func html(_ step: Lineage.Step) -> String {
        let label = "<span class=\"label\">\(HTMLText.escaped(step.edition.id))</span>"
        guard !step.rules.isEmpty else {
            return
                "<li>\(label) <span class=\"aside\">\(HTMLText.escaped(step.note?.words ?? "not stated"))</span></li>"
        }
        let first = step.change?.to.first
        let firstTold = first.flatMap { step.change?.statement(of: $0, label: "", step.change?.words) }
        // What is not shown below a statement is told beside the verdict.
        let place = step.change?.inBody?.rule == first?.id ? nil : step.change?.place
        let verdict =
            (step.change.map { " " + HTMLText.inline($0.verdict) } ?? "")
            + (place.map { " <span class=\"aside\">(\(HTMLText.escaped($0)))</span>" } ?? "")
        let rules = step.rules.map { rule in
            let told = rule.id == first?.id ? firstTold : nil
            let excerpt = told.map { $0.excerpt.isEmpty ? "" : "<p>\(HTMLText.inline($0.excerpt))</p>" } ?? ""
            return HTMLText.introduction(rule.introduction)
                + "<p>\(HTMLText.inline(told?.text ?? [Span(rule.statement)]))"
                + " <span class=\"aside\">\(rule.modality.rawValue)</span></p>" + excerpt
                + HTMLText.body(rule.bodyParts)
                + "<p class=\"cite\">\(HTMLText.escaped(rule.source.text))</p>"
                + "<p class=\"id\"><code>\(HTMLText.escaped(rule.id))</code></p>"
        }
        return "<li>\(label)\(verdict)\(rules.joined())</li>"
    }
}

extension CatalogLineage {
    /// Since when the advice is given, and until when: `ios-2010-03 to ios-2014, removed in ios-2020`.
    var standing: String {
        let editions = lineage.steps.filter { !$0.rules.isEmpty }.map(\.edition.id)
        let first = editions.first ?? ""
        let span = editions.count > 1 ? "\(first) to \(editions.last ?? "")" : first
        return span + (removedIn.map { ", removed in \($0)" } ?? "")
    }
}
