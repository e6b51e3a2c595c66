import HIGText
import Testing

@Suite("Singular")
struct SingularTests {
    @Test(
        "an ending of the plural goes",
        arguments: [
            ("bars", "bar"), ("boxes", "box"), ("switches", "switch"), ("categories", "category"), ("menus", "menu"),
            ("user's", "user"), ("movies", "movie"), ("canvases", "canvas"), ("lenses", "lens"),
            ("sizes", "size"), ("resizes", "resize"), ("gazes", "gaze"), ("quizzes", "quiz"), ("buzzes", "buzz"),
            ("caches", "cache"), ("headaches", "headache"), ("axes", "axis"), ("analyses", "analysis"),
            ("statuses", "status"), ("focuses", "focus"), ("buses", "bus"), ("uses", "use"), ("submenus", "submenu"),
        ])
    func plural(word: String, singular: String) { #expect(Singular.of(word) == singular) }

    @Test(
        "an s that belongs to the word stays",
        arguments: ["press", "status", "axis", "ios", "macos", "visionos", "bar", "news", "series", "lens"])
    func noPlural(word: String) { #expect(Singular.of(word) == word) }

    @Test("a name is compared by the singular of each of its words, however they are joined")
    func names() {
        #expect(Singular.ofEach(in: "combo-boxes") == "combo box")
        #expect(Singular.ofEach(in: "dialog_boxes and  switches") == "dialog box and switch")
        #expect(Singular.ofEach(in: "") == "")
    }
}
