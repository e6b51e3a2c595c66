import Foundation
import Testing

/// The demands on what the seeds show; the texts' own words tell the rules apart.
@Suite("The seeds show")
struct SeedsShowTests {
    private func change(_ diff: JSONValue, from statement: String) throws -> JSONValue {
        try #require(
            diff["changes"].list.first { change in
                change["fromRules"].list.contains { $0["statement"].string?.contains(statement) == true }
            }, "no change from “\(statement)”")
    }

    private func statements(_ change: JSONValue, _ side: String) -> [String] {
        change[side].list.compactMap { $0["statement"].string }
    }

    @Test("altering the back button: avoid it in 2010, how to do it well in 2014: reversed")
    func reversed() throws {
        try withSeedFolder { folder in
            let change = try change(folder.json("diff", "back-button", "2010", "2014"), from: "avoid altering")
            #expect(change["relation"].string == "reversed")
            #expect(
                statements(change, "toRules") == [
                    "Make sure that a customized back button still looks like a back button."
                ])
            #expect(change["fromRules"][0]["modality"].string == "should-not")
            #expect(change["toRules"][0]["modality"].string == "must")
        }
    }

    @Test("the multi-segment button: from should-not to must-not: reworded, stronger")
    func stronger() throws {
        try withSeedFolder { folder in
            let change = try change(folder.json("diff", "back-button", "2010", "2014"), from: "multi-segment")
            #expect(change["relation"].string == "reworded")
            #expect(change["strength"].string == "stronger")
            #expect(statements(change, "toRules") == ["Don't create a multisegment back button."])
            #expect(change["fromRules"][0]["modality"].string == "should-not")
            #expect(change["toRules"][0]["modality"].string == "must-not")
        }
    }

    @Test("those two and nothing else on the back button from 2010 to 2014")
    func nothingElse() throws {
        try withSeedFolder { folder in
            try #expect(folder.json("diff", "back-button", "2010", "2014")["changes"].list.count == 2)
        }
    }

    @Test("each with both statements, a word diff, modality before and after, and citations")
    func complete() throws {
        try withSeedFolder { folder in
            let diff = try folder.json("diff", "back-button", "2010", "2014")
            for change in diff["changes"].list {
                for (side, operation) in [("fromRules", "insert"), ("toRules", "delete")] {
                    let joined = change["edits"].list.filter { $0["op"].string != operation }
                        .compactMap { $0["text"].string }.joined()
                    #expect([joined] == statements(change, side))
                }
            }
            let sources = diff["changes"].list.map { [$0["fromRules"][0]["source"], $0["toRules"][0]["source"]] }
            #expect(
                sources.map { $0.map { $0["document"].string } }
                    == Array(
                        repeating: [
                            "2010-03 iPhone Human Interface Guidelines.pdf", "2014 iOS Human Interface Guidelines.pdf",
                        ], count: 2))
            #expect(sources.map { $0.map { $0["chunk"].int } } == [[88, 93], [88, 93]])
            #expect(sources.map { $0.map { $0["page"].int } } == [[68, 145], [68, 145]])
            #expect(sources.map { $0.map { $0["lines"][0].int } } == [[9, 23], [9, 24]])
        }
    }

    @Test("the same as text: verdict, both statements, marks, modality, citation")
    func text() throws {
        try withSeedFolder { folder in
            let text = try folder.run("diff", "back-button", "2010", "2014").output
            for part in [
                "reversed · should-not → must", "reworded, stronger · should-not → must-not",
                "[-In particular, you should avoid", "{+Don't create+} a multisegment", "pages 69–70",
                "page 146, chunk 93", "line 24",
            ] {
                #expect(text.contains(part), "\(part)")
            }
        }
    }

    @Test("the multi-segment button's list of reasons is its body, in 2010 and in 2011", arguments: ["2010", "2011"])
    func reasons(edition: String) throws {
        try withSeedFolder { folder in
            let rules = try folder.json("rules", "back-button", "--edition", edition)["rules"].list
            let rule = try #require(rules.first { $0["statement"].string?.contains("segment") == true })
            let body = try #require(rule["body"].string)
            #expect(body.components(separatedBy: "\n- ").count == 5)
            #expect(body.contains("- The extended width of a multi"))
            #expect(body.contains("- Choosing which levels to display as users navigate deeper"))
        }
    }

    @Test("both lineages of the back button through four editions, one line an edition")
    func history() throws {
        try withSeedFolder { folder in
            let text = try folder.run("history", "back-button").output
            for edition in ["ios-2010-03", "ios-2011", "ios-2014", "current"] {
                let lines = text.split(separator: "\n").filter { $0.hasPrefix("  \(edition) ") }
                #expect(lines.count == 2, "\(edition)")
            }
            let lineages = try folder.json("history", "back-button")["lineages"].list
            #expect(lineages.count == 2)
            let statements = lineages.map { lineage in
                lineage["steps"].list.map { $0["rules"][0]["statement"].string ?? "" }
            }
            #expect(
                statements.contains {
                    $0[0].contains("altering") && $0[1].contains("altering") && $0[2].contains("customized")
                })
            #expect(statements.contains { $0.allSatisfy { $0.contains("segment") } })
        }
    }

    @Test("a new navigation level is one lineage from 2010 to 2014")
    func navigationLevel() throws {
        try withSeedFolder { folder in
            let lineages = try folder.json("history", "navigation-bar")["lineages"].list
            let lineage = try #require(
                lineages.first { $0.description.contains("As soon as the user navigates to another view") })
            let steps = lineage["steps"].list
            let texts = steps.map { step in
                step["rules"].list.map { ($0["statement"].string ?? "") + "\n" + ($0["body"].string ?? "") }.joined(
                    separator: "\n")
            }
            #expect(steps.prefix(3).compactMap { $0["edition"].string } == ["ios-2010-03", "ios-2011", "ios-2014"])
            #expect(texts[0].contains("labeled with the title of the previous location"))
            for text in texts[1...2] {
                #expect(text.contains("two things should happen:"))
                #expect(text.contains("should change to the new level's title"))
                #expect(text.contains("it should be labeled with the previous level's title."))
            }
        }
    }

    @Test("the bullets of the new navigation level are body in 2011 and 2014", arguments: ["2011", "2014"])
    func bullets(edition: String) throws {
        try withSeedFolder { folder in
            let rules = try folder.json("rules", "navigation-bar", "--edition", edition)["rules"].list
            let rule = try #require(
                rules.first {
                    (($0["statement"].string ?? "") + ($0["body"].string ?? "")).contains("two things should happen")
                })
            let body = try #require(rule["body"].string)
            #expect(("\n" + body).components(separatedBy: "\n- ").count == 3)
            #expect(!rules.contains { $0["statement"].string?.contains("should be labeled with") == true })
        }
    }

    @Test("app for application is identical in the navigation bar's segmented control, 2011 to 2014")
    func identical() throws {
        try withSeedFolder { folder in
            let diff = try folder.json("diff", "navigation-bar", "2011", "2014")
            let change = try change(diff, from: "Consider putting a segmented control in a navigation bar")
            #expect(change["relation"].string == "identical")
            #expect(statements(change, "fromRules") != statements(change, "toRules"))
        }
    }

    @Test(
        "which rules of the navigation bar were reworded, split or merged, 2011 to 2014",
        arguments: [
            ("Use the title of the current view", "When it adds value, use the title of the current view"),
            ("Use a toolbar instead of a navigation bar", "consider using a toolbar instead"),
            ("Avoid crowding a navigation bar", "Avoid crowding a navigation bar"),
            ("On iPhone, take into account", "On iPhone, be prepared for"),
        ])
    func changed(older: String, newer: String) throws {
        try withSeedFolder { folder in
            let change = try change(folder.json("diff", "navigation-bar", "2011", "2014"), from: older)
            #expect(["reworded", "split", "merged"].contains(change["relation"].string ?? ""))
            #expect(statements(change, "toRules").contains { $0.contains(newer) })
        }
    }

    @Test(
        "what stands in 2014 only is not found in 2011, not added",
        arguments: ["using a prompt", "text-titled buttons have enough space"])
    func oneSide(statement: String) throws {
        try withSeedFolder { folder in
            let changes = try folder.json("diff", "navigation-bar", "2011", "2014")["changes"].list
            let change = try #require(
                changes.first { self.statements($0, "toRules").contains { $0.contains(statement) } })
            #expect(change["relation"].string == "not-found")
            #expect(change["from"].list.isEmpty)
            #expect(change["note"].string == "not found; ios-2011 is held in part (2 chunks, numbers 105 and 108)")
        }
    }

    @Test("an edition held in part never adds or removes, and editions, diff and history say that it is")
    func part() throws {
        try withSeedFolder { folder in
            let note = "ios-2010-03 is held in part (1 chunk, number 88)"
            let diff = try folder.run("diff", "2010", "2011").output
            #expect(diff.contains("not found; " + note))
            #expect(diff.split(separator: "\n").filter { $0 == "note: " + note }.count == 1)
            #expect(!diff.contains("removed") && !diff.contains("added in"))
            let history = try folder.run("history", "back-button").output
            #expect(history.split(separator: "\n").filter { $0 == "note: " + note }.count == 1)
            let editions = try folder.json("editions")["editions"].list
            #expect(editions.map { $0["holding"]["inPart"].bool } == [true, true, true, false])
            #expect(editions[0]["holding"]["summary"].string == "in part (1 chunk, number 88)")
            #expect(
                try folder.run("editions", environment: ["COLUMNS": "120"]).output.contains(
                    "in part (1 chunk, number 88)"))
        }
    }

    @Test("gaps between the editions held are declared")
    func gaps() throws {
        try withSeedFolder { folder in
            for command in [["diff", "back-button", "2010", "2014"], ["history", "back-button"]] {
                let output = try folder.run(command).output
                #expect(output.contains("note: no edition held between ios-2011 and ios-2014\n"))
                #expect(!output.contains("between ios-2010-03 and ios-2011"))
            }
        }
    }

    /// What extraction did to the texts, and what must not be seen of it in a rule.
    @Test("no figure, caption, running header, anchor or split link inside a rule, and no glued words")
    func clean() throws {
        try withSeedFolder { folder in
            let rules = try folder.json("rules")["rules"].list
            #expect(rules.count > 40)
            for rule in rules {
                let text = (rule["statement"].string ?? "") + "\n" + (rule["body"].string ?? "")
                for trace in [
                    "![", "](", "<span", "**", "_page_", "Navigation Bars, Tab Bars, Toolbars, and the Status Bar",
                    "API Note:",
                    "Important:", "●", "alwaystakesthe", "barshould", "heightthat", "iconsfit", "accessto", "ofscreen",
                    "forthe", "isto", "appearsin", "Maintains the same height",
                ] {
                    #expect(!text.contains(trace), "\(rule["id"]): \(trace)")
                }
            }
        }
    }

    @Test("words that extraction glued together are whole in what is shown and found, and as they were with --raw")
    func repaired() throws {
        try withSeedFolder { folder in
            let hit = try folder.json("search", "always takes the user", "--edition", "2014")["hits"][0]
            let id = try #require(hit["rule"].string)
            try #expect(folder.run("show", id).output.contains("always takes the user"))
            try #expect(folder.run("show", id, "--raw").output.contains("alwaystakesthe user"))
        }
    }

    @Test(
        "either spelling of multi-segment finds the rules of all editions",
        arguments: ["multi-segment", "multisegment"])
    func search(query: String) throws {
        try withSeedFolder { folder in
            let hits = try folder.json("search", query, "--all-editions")["hits"].list
            #expect(
                Set(hits.compactMap { $0["edition"].string }) == ["ios-2010-03", "ios-2011", "ios-2014", "current"])
        }
    }
}
