import Foundation
import HIGModel
import Testing

@testable import HIGRendering

@Suite("A data package")
struct DataPackageTests {
    private struct Resource {
        let name: String
        let schema: [String: Any]

        /// Type, allowed values and meaning of a column.
        func field(_ name: String) throws -> (type: String?, choices: [String]?, about: String?) {
            let fields = schema["fields"] as? [[String: Any]] ?? []
            let field = try #require(fields.first { $0["name"] as? String == name })
            let choices = (field["constraints"] as? [String: [String]])?["enum"]
            return (field["type"] as? String, choices, field["description"] as? String)
        }
    }

    private func resources(_ package: DataPackage) throws -> (name: String?, resources: [Resource], files: [String]) {
        let folder = SampleFolder()
        try package.write(to: folder)
        let text = try #require(folder.files["datapackage.json"])
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let resources = try #require(json["resources"] as? [[String: Any]]).map { resource in
            Resource(name: resource["name"] as? String ?? "", schema: resource["schema"] as? [String: Any] ?? [:])
        }
        return (json["name"] as? String, resources, folder.files.keys.sorted())
    }

    @Test("of one answer has one table, with the key that tells rows apart where there is one")
    func tables() throws {
        let rules = try resources(DataPackage(Report([Samples.dontBlink])))
        #expect(rules.name == "higkb-rules" && rules.files == ["datapackage.json", "rules.csv"])
        #expect(rules.resources.map { $0.schema["primaryKey"] as? [String] } == [["id"]])
        let changes = try resources(DataPackage(Report(changesOf: Samples.comparison)))
        #expect(changes.name == "higkb-changes" && changes.files == ["changes.csv", "datapackage.json"])
        #expect(changes.resources.map { $0.schema["primaryKey"] as? [String] } == [nil])
    }

    @Test("tells what a column holds: numbers, words out of a list, lists joined or as JSON")
    func columns() throws {
        let rules = try #require(try resources(DataPackage(Report([Samples.dontBlink]))).resources.first)
        #expect(try rules.field("source.page").type == "integer")
        #expect(try rules.field("statement").type == "string" && rules.field("statement").choices == nil)
        #expect(try rules.field("modality").choices == Modality.allCases.map(\.rawValue))
        #expect(try rules.field("topics").about?.hasSuffix(" Joined by \"; \".") == true)
        #expect(try rules.field("measures").about?.hasSuffix(" As JSON.") == true)
        let changes = try #require(try resources(DataPackage(Report(changesOf: Samples.comparison))).resources.first)
        #expect(try changes.field("confidence").type == "number")
        #expect(try changes.field("moved").type == "boolean")
        #expect(try changes.field("edits").about?.hasSuffix(" As JSON.") == true)
        #expect(try changes.field("evidence.sharedWords").about?.hasSuffix(" Joined by \"; \".") == true)
    }

    @Test("for spreadsheets marks what they would run, in every table", arguments: [false, true])
    func formulas(forSpreadsheets: Bool) throws {
        let folder = SampleFolder()
        var catalog = Samples.catalog
        catalog.topics = [Topic(slug: "lamp", title: "=1+1", aliases: [], parent: nil)]
        catalog.entries = [CatalogEntry(rule: Samples.hostile, formerIDs: [], successors: [], removedIn: nil)]
        try DataPackage(catalog, forSpreadsheets: forSpreadsheets).write(to: folder)
        let mark = forSpreadsheets ? "'" : ""
        #expect(try #require(folder.files["topics.csv"]).contains(",\(mark)=1+1,"))
        #expect(try #require(folder.files["rules.csv"]).contains(",\"\(mark)=1+1 <script>"))
    }
}
