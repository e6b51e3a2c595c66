import ArgumentParser
import CustomDump
import Testing

@testable import higkb

@Suite("The help")
struct HelpTests {
    private func expect(_ command: any ParsableCommand.Type, helps literal: String) {
        expectNoDifference(Higkb.helpMessage(for: command, columns: 80), literal)
    }

    @Test("fits 80 columns", arguments: [
        Higkb.self,
        Higkb.Rules.self,
        Higkb.Show.self,
        Higkb.Diff.self,
        Higkb.History.self,
        Higkb.Search.self,
        Higkb.Topics.self,
        Higkb.Ingest.self,
        Higkb.Forget.self,
        Higkb.Editions.self,
        Higkb.Check.self,
        Higkb.Export.self,
        Higkb.Schema.self,
        Higkb.ExportRules.self,
        Higkb.ExportChanges.self,
    ] as [any ParsableCommand.Type])
    func width(command: any ParsableCommand.Type) {
        for line in Higkb.helpMessage(for: command, columns: 80).split(separator: "\n") {
            #expect(line.count <= 80, "\(line)")
        }
    }

    @Test("begins with what to do first")
    func root() {
        expect(
            Higkb.self,
            helps: """
                @@help-root
                """)
    }

    @Test("of rules")
    func rules() {
        expect(
            Higkb.Rules.self,
            helps: """
                @@help-rules
                """)
    }

    @Test("of show")
    func show() {
        expect(
            Higkb.Show.self,
            helps: """
                @@help-show
                """)
    }

    @Test("of diff")
    func diff() {
        expect(
            Higkb.Diff.self,
            helps: """
                @@help-diff
                """)
    }

    @Test("of history")
    func history() {
        expect(
            Higkb.History.self,
            helps: """
                @@help-history
                """)
    }

    @Test("of search")
    func search() {
        expect(
            Higkb.Search.self,
            helps: """
                @@help-search
                """)
    }

    @Test("of topics")
    func topics() {
        expect(
            Higkb.Topics.self,
            helps: """
                @@help-topics
                """)
    }

    @Test("of ingest")
    func ingest() {
        expect(
            Higkb.Ingest.self,
            helps: """
                @@help-ingest
                """)
    }

    @Test("of forget")
    func forget() {
        expect(
            Higkb.Forget.self,
            helps: """
                @@help-forget
                """)
    }

    @Test("of editions")
    func editions() {
        expect(
            Higkb.Editions.self,
            helps: """
                @@help-editions
                """)
    }

    @Test("of check")
    func check() {
        expect(
            Higkb.Check.self,
            helps: """
                @@help-check
                """)
    }

    @Test("of export")
    func export() {
        expect(
            Higkb.Export.self,
            helps: """
                @@help-export
                """)
    }

    @Test("of schema")
    func schema() {
        expect(
            Higkb.Schema.self,
            helps: """
                @@help-schema
                """)
    }

    @Test("of export rules")
    func exportRules() {
        expect(
            Higkb.ExportRules.self,
            helps: """
                @@help-export-rules
                """)
    }

    @Test("of export changes")
    func exportChanges() {
        expect(
            Higkb.ExportChanges.self,
            helps: """
                @@help-export-changes
                """)
    }
}
