import HIGModel
import HIGParsing

/// What must hold of any bytes that are taken for a catalog.
struct Importing {
    func check(_ bytes: [UInt8]) throws {
        let catalog: CatalogFile
        do {
            catalog = try CatalogFile(bytes: bytes, name: "a.jsonl")
        } catch let problem as Problem {
            return try require(problem.place?.hasPrefix("a.jsonl") == true, "a mistake has a place: \(problem)")
        }
        let rules = catalog.editions.flatMap(\.sources).flatMap(\.rules).map(\.id)
        let held = Set(rules)
        try require(held.count == rules.count, "an id is one rule's")
        try require(
            catalog.links.allSatisfy { held.contains($0.from) && held.contains($0.to) },
            "a link joins rules of the catalog")
        try require(catalog.links.allSatisfy { (0...1).contains($0.confidence) }, "a confidence is a share")
    }
}
