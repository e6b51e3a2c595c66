import HIGModel
import Testing

@Suite("Topic")
struct TopicTests {
    @Test(
        "a title is the slug in words, products as they write themselves",
        arguments: [
            ("back-button", "Back button"), ("airplay", "AirPlay"), ("designing-for-macos", "Designing for macOS"),
            ("apple-menu", "Apple menu"), ("icloud", "iCloud"), ("", ""),
        ])
    func title(slug: String, title: String) { #expect(Topic.title(ofSlug: slug) == title) }
}
