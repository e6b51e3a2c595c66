import Testing

@testable import HIGStore

@Suite("TypedSize")
struct TypedSizeTests {
    /// The two sides and what is left of the text; the text alone where it begins with no size.
    private func read(_ text: String) -> [String] {
        var scalars = Substring(text).unicodeScalars
        guard let size = TypedSize(takenFrom: &scalars) else { return [String(scalars)] }
        return [size.width, size.height, String(scalars)]
    }

    @Test(
        "two numbers with a sign or a word between them are a size",
        arguments: ["44x60", "44X60", "44 × 60", "44-by-60"])
    func sizes(text: String) {
        #expect(read(text) == ["44", "60", ""])
        #expect(read(text + " lamp") == ["44", "60", " lamp"])
    }

    @Test("a unit may stand behind it")
    func unit() {
        #expect(read("44x60pt") == ["44", "60", "pt"])
    }

    @Test(
        "other numbers are none, and the text stays as it is",
        arguments: ["44", "44x", "x44", "44 60", "44by60", "16x16x2", "44x44.5", "1234567x2", "2x1234567", "lamp"])
    func others(text: String) {
        #expect(read(text) == [text])
    }

    @Test("what ends a sentence behind it is no fraction")
    func end() {
        #expect(read("44x60.") == ["44", "60", "."])
    }

    @Test("it is looked for in all ways to write it")
    func spellings() {
        var scalars = Substring("44x60").unicodeScalars
        #expect(
            TypedSize(takenFrom: &scalars)?.spellings == [
                ["44", "60"], ["44", "x", "60"], ["44x60"], ["44", "by", "60"],
            ])
    }
}
