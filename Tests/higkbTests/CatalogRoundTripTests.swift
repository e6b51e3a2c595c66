import Foundation
import Testing

@Suite("A catalog taken in again")
struct CatalogRoundTripTests {
    @Test("exports the same bytes, and answers every question the same")
    func roundTrip() throws {
        try withSeedFolder { folder in
            try folder.run("export", "catalog", "--output", "catalog.jsonl")
            try withSeedFolder(isEmpty: true) { other in
                try other.write("catalog.jsonl", folder.text("catalog.jsonl"))
                let run = try other.run("ingest", "catalog.jsonl")
                #expect(run.status == 0 && run.errors == "")
                for question in [
                    ["export", "catalog"], ["export", "rules"], ["export", "lineages"],
                    ["export", "changes", "2010", "2014"], ["diff", "2011", "2014"], ["history", "back-button"],
                    ["rules", "--measures"], ["editions"], ["topics"], ["search", "bar"], ["check"],
                ] {
                    try #expect(other.run(question) == folder.run(question), "\(question)")
                }
                let before = try other.bytes()
                try #expect(other.run("ingest", "catalog.jsonl").output.contains("2 unchanged"))
                try #expect(other.bytes() == before)
            }
            try #expect(folder.run("ingest", "catalog.jsonl").output.contains("2 unchanged"))
        }
    }

    @Test("names of topics of one's own that it cannot bring are told, with the file to write them to")
    func ownTopics() throws {
        try withSeedFolder(isEmpty: true) { folder in
            try folder.write(
                "hig.sqlite.topics.yaml", "controls:\n  toolbar: [ribbon]\n  knob: [dial]\nparts:\n  knob: toolbar\n")
            try folder.write("page.md", "Use the dial to set values.\n\nPut a ribbon at the top of each window.\n")
            try #expect(folder.run("ingest", "page.md").status == 0)
            let catalog = try folder.run("export", "catalog").output
            try withSeedFolder(isEmpty: true) { other in
                let run = try other.run(["ingest", "-"], input: catalog)
                #expect(run.status == 0)
                #expect(
                    run.errors
                        == "higkb: warning: stdin: topics with names that are not known here: "
                        + "knob (dial, a part of toolbar), toolbar (ribbon); to ask by them, "
                        + "write them to hig.sqlite.topics.yaml\n")
            }
        }
    }

    @Test("comes back to the same bytes with characters that JSON has escaped")
    func escapes() throws {
        try withSeedFolder(isEmpty: true) { folder in
            try folder.write("page.md", "**Use the \u{7F}\u{9B}2J \u{202E}back\u{2028} button.** People know it.\n")
            try #expect(folder.run("ingest", "page.md").status == 0)
            let catalog = try folder.run("export", "catalog").output
            #expect(catalog.contains("\\u202e") && !catalog.contains("\u{202E}"))
            try withSeedFolder(isEmpty: true) { other in
                try #expect(other.run(["ingest", "-"], input: catalog).status == 0)
                try #expect(other.run("export", "catalog").output == catalog)
                try #expect(
                    other.run("export", "rules", "--format", "csv") == folder.run("export", "rules", "--format", "csv"))
            }
        }
    }

    @Test("comes through a pipe, too")
    func pipe() throws {
        try withSeedFolder { folder in
            let catalog = try folder.run("export", "catalog").output
            try withSeedFolder(isEmpty: true) { other in
                try #expect(other.run(["ingest", "-"], input: catalog).status == 0)
                try #expect(other.run("export", "catalog").output == catalog)
            }
        }
    }

    @Test("one edition after the other gives what all at once give")
    func parts() throws {
        try withSeedFolder { folder in
            try withSeedFolder(isEmpty: true) { other in
                for edition in ["2014", "2010", "current", "2011"] {
                    let part = try folder.run("export", "catalog", "--edition", edition).output
                    try #expect(other.run(["ingest", "-"], input: part).status == 0)
                }
                try #expect(other.run("export", "catalog").output == folder.run("export", "catalog").output)
            }
        }
    }

    @Test("an edition that comes with another date is linked as if it had come with it")
    func moved() throws {
        let advice = [
            "**Keep the bell of the pier clean.** People look.",
            "**Light a lamp at both ends of the pier.** Ships look.",
            "**Mark the results of a search with colored pins on a map.** A list hides distance.",
            "**Offer an Undo button after something was deleted.** Everyone makes mistakes.",
        ]
        let editions = [
            ("2010", [1, 2, 3]), ("2011", [2, 3]), ("2012", [0, 1]), ("2013", [0, 2]), ("2014", [0, 1, 2, 3]),
        ]
        try withSeedFolder(isEmpty: true) { folder in
            for (year, rules) in editions {
                let name = "\(year) iOS Human Interface Guidelines"
                let texts = ["# Bars\n\nText.", "# Toolbars\n\n" + rules.map { advice[$0] }.joined(separator: "\n\n")]
                for (number, text) in texts.enumerated() {
                    let header = "<!-- Chunk \(number) | Source: \(name).pdf | Est. Tokens: 10 -->\n"
                    try folder.write("in-\(year)-\(number).md", header + text + "\n")
                }
                try folder.run("ingest", "in-\(year)-0.md", "in-\(year)-1.md")
            }
            var parts = try editions.map { try folder.run("export", "catalog", "--edition", $0.0).output }
            let whole = try withParts(parts)
            parts.append(parts[1].replacing(#""date":"2011""#, with: #""date":"2016-06""#))
            try #expect(parts[1] != parts[5] && whole == folder.run("export", "catalog").output)
            try #expect(withParts(parts) == withParts(parts.filter { $0 != parts[1] }))
        }
    }

    /// What a knowledge base exports that catalogs were taken into, one after the other.
    private func withParts(_ parts: [String]) throws -> String {
        var whole = ""
        try withSeedFolder(isEmpty: true) { other in
            for part in parts { try #expect(other.run(["ingest", "-"], input: part).status == 0) }
            whole = try other.run("export", "catalog").output
        }
        return whole
    }

    @Test("that says of a rule that it goes on in a file of which it says nothing is refused, and nothing is taken in")
    func strayContinuation() throws {
        try withSeedFolder { folder in
            let catalog = try folder.run("export", "catalog", "--edition", "2014").output
            let whole = "\"continuations\":[]"
            let torn = "\"continuations\":[{\"file\":\"gone.md\",\"chunk\":7,\"lines\":[1,2]}]"
            let place = try #require(catalog.firstRange(of: whole))
            try withSeedFolder(isEmpty: true) { other in
                try other.write("catalog.jsonl", catalog.replacingCharacters(in: place, with: torn))
                let run = try other.run("ingest", "catalog.jsonl")
                #expect(run.status == 65)
                #expect(
                    run.errors.hasPrefix("higkb: error: catalog.jsonl: damaged catalog: ios-2014/")
                        && run.errors.hasSuffix(
                            """
                             goes on in gone.md, which is no source of ios-2014
                              export it again: higkb export catalog

                            """)
                )
                try #expect(other.run("editions").status != 0)
            }
        }
    }

    @Test("keeps apart from documents: neither replaces the other")
    func documents() throws {
        try withSeedFolder { folder in
            let catalog = try folder.run("export", "catalog", "--edition", "2014").output
            try withSeedFolder(isEmpty: true) { other in
                try other.run(["ingest", "-"], input: catalog)
                try other.write("page.md", "**Use it.** It is good.\n")
                let run = try other.run("ingest", "page.md", "--edition", "ios-2014")
                #expect(run.status == 65)
                #expect(
                    run.errors == """
                        higkb: error: ios-2014 came from a catalog, without its documents
                          take it out before its documents come in: higkb forget ios-2014

                        """)
                let rule = "ios-2014/back-button/dont-create-multisegment-back-button"
                try #expect(other.run("show", rule, "--raw").status == 66)
                try #expect(other.run("show", rule).status == 0)
                try #expect(other.run("forget", "ios-2014").status == 0)
                try #expect(other.run("ingest", "page.md", "--edition", "ios-2014").status == 0)
                let refused = try other.run(["ingest", "-"], input: catalog)
                #expect(refused.status == 65)
                #expect(refused.errors.contains("ios-2014 is held from documents, and they give other rules"))
            }
        }
    }
}
