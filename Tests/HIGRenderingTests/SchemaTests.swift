import Foundation
import HIGModel
import Testing

@testable import HIGRendering

@Suite("The published schemas")
struct SchemaTests {
    /// Every kind of answer, as a document and as lines.
    static var reports: [(schema: Schema, report: Report)] {
        [
            (.rules, Report([Samples.dontBlink, Samples.rule(Samples.older, "x", "A page's rule.", page: nil)])),
            (.changes, Report(changesOf: Samples.comparison)),
            (.hits, Report(Samples.answer)),
            (.editions, Report([Samples.olderSummary, Samples.newerSummary])),
            (.topics, Report(Samples.topics)),
            (.diff, Report(Samples.comparison)),
            (.stat, Report(Tally(of: Samples.comparison))),
            (.history, Report(Samples.history)),
            (.show, Report([Samples.dossier])),
            (.passages, Report(Samples.passages)),
            (.coverage, Report(Samples.coverage)),
            (.repairs, Report(Samples.repairs)),
            (.pins, Report(Samples.pins)),
            (.ingest, Report(Samples.ingest)),
            (.check, Report(Samples.findings)),
            (.lineages, Report(lineagesOf: Samples.catalog)),
            (.catalog, Report(Samples.catalog)),
        ]
    }

    @Test("cover every kind of document")
    func complete() {
        #expect(Set(SchemaTests.reports.map(\.schema)) == Set(Schema.allCases))
        for (schema, report) in SchemaTests.reports {
            #expect(type(of: report.document).kind == schema)
        }
    }

    @Test("refer to all that they define, and to nothing else", arguments: Schema.allCases)
    func references(schema: Schema) throws {
        let text = schema.json.text(.pretty)
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let defined = try Set(#require(json?["$defs"] as? [String: Any]).keys)
        let names = text.split(separator: "#/$defs/").dropFirst().compactMap { $0.split(separator: "\"").first }
        #expect(Set(names.map { String($0) }) == defined)
    }

    @Test(
        "accept what is written, by the judgement of Python's jsonschema",
        .enabled(if: Python.hasJSONSchema, "skipped: python3 with the jsonschema package is not installed"))
    func validation() throws {
        for (schema, report) in SchemaTests.reports {
            let lines = JSONLinesFormat().text(report).split(separator: "\n").map(String.init)
            let instances = "[" + ([JSONFormat().text(report)] + lines).joined(separator: ",") + "]"
            let complaint = try Python.complaint(schema: schema.json.text(), instances: instances)
            #expect(complaint == "", "\(schema)")
        }
    }

    @Test(
        "refuse what is not, by the judgement of Python's jsonschema",
        .enabled(if: Python.hasJSONSchema, "skipped: python3 with the jsonschema package is not installed"))
    func refusal() throws {
        let complaint = try Python.complaint(schema: Schema.rules.json.text(), instances: #"[{"id":"x"}]"#)
        #expect(complaint != "")
    }
}

/// The validator that the schemas are tried with.
private enum Python {
    static let hasJSONSchema: Bool = {
        do { return try Tool.run("python3", ["-c", "import jsonschema"]).status == 0 } catch { return false }
    }()

    /// What the validator has against the schema or one of the instances; empty when it is content.
    static func complaint(schema: String, instances: String) throws -> String {
        let program = """
            import json, sys, jsonschema
            schema, instances = json.load(sys.stdin)
            jsonschema.Draft202012Validator.check_schema(schema)
            validator = jsonschema.Draft202012Validator(schema)
            for instance in instances:
                for error in validator.iter_errors(instance):
                    print(error.message[:200], [e.message[:200] for e in error.context])
            """
        let result = try Tool.run("python3", ["-c", program], input: "[\(schema),\(instances)]")
        return result.status == 0 ? result.output : "python3 ended with \(result.status): \(result.output)"
    }
}
