import Testing

@testable import HIGParsing

@Suite("MeasureUnit")
struct MeasureUnitTests {
    @Test(
        "every way to write a unit gives one name",
        arguments: [
            (["ms", "millisecond", "milliseconds"], "milliseconds"), (["sec", "second", "seconds"], "seconds"),
            (["mm", "millimeter", "millimeters"], "millimeters"), (["cm", "centimeter"], "centimeters"),
            (["inch", "inches"], "inches"), (["hz", "hertz"], "hertz"), (["%", "percent"], "percent"),
            (["mb", "megabyte"], "megabytes"), (["gb", "gigabyte"], "gigabytes"), (["ppi"], "ppi"), (["dpi"], "dpi"),
            (["fps"], "fps"), (["minute"], "minutes"), (["hours"], "hours"),
        ])
    func names(words: [String], name: String) {
        for word in words {
            #expect(MeasureUnit.named(word, isInFigures: true) == name)
            #expect(MeasureUnit.named(word, isInFigures: false) == name)
        }
    }

    @Test(
        "what means something else after a number in words is a unit after figures alone",
        arguments: [
            ("point", "points"), ("points", "points"), ("pt", "points"), ("degrees", "degrees"), ("day", "days"),
            ("meters", "meters"), ("bit", "bits"), ("bytes", "bytes"),
        ])
    func figuresOnly(word: String, name: String) {
        #expect(MeasureUnit.named(word, isInFigures: true) == name)
        #expect(MeasureUnit.named(word, isInFigures: false) == nil)
    }

    @Test("other words name no unit", arguments: ["", "gates", "p", "pixelss", "per", "s", "x"])
    func others(word: String) {
        #expect(MeasureUnit.named(word, isInFigures: true) == nil)
    }

    @Test("a limit counts plural nouns", arguments: ["gates", "bells", "cafés", "buses", "cows"])
    func counted(word: String) {
        #expect(MeasureUnit.isCounted(word))
    }

    @Test(
        "it counts no other word in s, nor one without",
        arguments: [
            "gate", "sheep", "bus", "gas", "brass", "glass", "this", "always", "focus", "times", "ways", "makes",
            "macos", "visionos", "", "s",
        ])
    func uncounted(word: String) {
        #expect(!MeasureUnit.isCounted(word))
    }

    @Test("a noun phrase ends before a small word or a sign", arguments: ["of", "than", "and", "your", "%"])
    func borders(word: String) {
        #expect(MeasureUnit.isBorder(word))
        #expect(!MeasureUnit.isBorder(word + "gate"))
    }
}
