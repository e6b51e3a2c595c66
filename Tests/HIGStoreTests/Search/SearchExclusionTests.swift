import HIGModel
import Testing

@testable import HIGStore

@Suite("SearchExclusion: what -word leaves out")
struct SearchExclusionTests {
    /// The statements of the rules that answer, of the sample of back buttons, toolbars and launch screens.
    private func found(_ text: String) throws -> Set<String> {
        var found: Set<String> = []
        try withTemporaryFolder { folder in
            try folder.makeDatabase()
            found = Set(
                try folder.read { try $0.search(SearchQuery(text: text, allEditions: true)) }.hits
                    .compactMap(\.rule?.statement))
        }
        return found
    }

    @Test(
        "are rules with the word where a reader sees it: statement, body, what leads to it, or the topic's name",
        arguments: [
            "visitors -image", "back -toolbar -path -don", "items -gloves", "visitors -screens", "image -laun*",
        ])
    func excluded(text: String) throws {
        try #expect(found(text) == [])
    }

    @Test(
        "are none that have it but among their topic's other names",
        arguments: [
            ("visitors -splash", "Supply an image for café visitors."),
            ("visitors -\"launch image\"", "Supply an image for café visitors."),
            ("back -arrow -path -don", "Avoid creating a multi-segment back button."),
        ])
    func kept(text: String, statement: String) throws {
        try #expect(found(text) == [statement])
    }
}
