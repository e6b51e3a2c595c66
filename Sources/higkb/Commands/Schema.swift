import ArgumentParser
import HIGModel
import HIGRendering

extension Higkb {
    struct Schema: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "schema",
            abstract: "Print the JSON Schema of a format, or list the schemas.",
            discussion: guide("higkb schema", "higkb schema rules"))

        @Argument(help: "A schema's name; a list of them when left out.")
        var name: HIGRendering.Schema?

        func run() throws {
            let schemas = HIGRendering.Schema.allCases
            let width = (schemas.map(\.rawValue.count).max() ?? 0) + 2
            let list = schemas.map { schema in
                schema.rawValue + String(repeating: " ", count: width - schema.rawValue.count) + schema.summary
            }
            let text = name?.json.text(.pretty) ?? list.joined(separator: "\n")
            try Outlet.standardOutput.write { sink in try sink(text + "\n") }
        }
    }
}

extension HIGRendering.Schema: ExpressibleByArgument {}
