import ArgumentParser
import HIGModel
import HIGRendering

extension Higkb {
    struct Schema: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Print the schema of a format, or list the schemas.",
            discussion: guide("higkb schema", "higkb schema rules", "higkb schema catalog --format rng"))

        @Argument(help: "A schema's name; a list of them when left out.")
        var name: HIGRendering.Schema?

        @Option(help: "json for JSON Schema, rng for RELAX NG, of the XML; json when left out.")
        var format = SchemaLanguage.json

        func validate() throws {
            if name == nil, format == .rng { throw ValidationError("--format rng goes with the name of a schema") }
        }

        func run() throws {
            let schemas = HIGRendering.Schema.allCases
            let width = (schemas.map(\.rawValue.count).max() ?? 0) + 2
            let list = schemas.map { schema in
                schema.rawValue + String(repeating: " ", count: width - schema.rawValue.count) + schema.summary
            }
            let text = try name.map { try format.text(of: $0) } ?? list.joined(separator: "\n") + "\n"
            try Outlet.standardOutput.write { sink in try sink(text) }
        }
    }
}

extension HIGRendering.Schema: ExpressibleByArgument {}

/// The languages that schemas are written in.
enum SchemaLanguage: String, ExpressibleByArgument, CaseIterable {
    case json, rng

    fileprivate func text(of schema: HIGRendering.Schema) throws -> String {
        switch self {
        case .json: schema.json.text(.pretty) + "\n"
        case .rng: try RelaxNG(schema).text()
        }
    }
}
