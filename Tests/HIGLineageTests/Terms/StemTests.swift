import Testing

@testable import HIGLineage

@Suite("Stems of English words")
struct StemTests {
    @Test(
        "forms of a word have one stem, whatever becomes of its last letters",
        arguments: [
            ["press", "presses", "pressed", "pressing"], ["fill", "fills", "filled", "filling"],
            ["enable", "enables", "enabled", "enabling"], ["size", "sizes", "sized", "sizing"],
            ["move", "moves", "moved", "moving", "movement"], ["focus", "focuses", "focused", "focusing"],
            ["see", "sees", "seeing"], ["add", "adds", "added", "adding"], ["box", "boxes", "boxed", "boxing"],
            ["ring", "rings", "ringing", "ring's"], ["need", "needs", "needed", "needing"],
            ["key", "keys"], ["try", "tries"], ["control", "controls", "controlled", "controlling"],
            ["label", "labeled", "labelled"], ["speed", "speeds", "speeding"], ["agree", "agreed"],
            ["string", "strings"], ["glass", "glasses", "glass's"], ["café", "cafés", "café's"],
        ])
    func forms(words: [String]) {
        #expect(Set(words.map(Stem.of)).count == 1)
    }

    @Test(
        "words made of another with a suffix have its stem",
        arguments: [
            ["create", "creates", "creating", "created", "creation", "creator", "creative"],
            ["arrange", "arranging", "arrangement", "arrangements"], ["bright", "brightly", "brightness"],
            ["easy", "easier", "easily", "easiness"], ["select", "selection", "selections", "selective"],
            ["customize", "customization"], ["define", "definition"], ["consistent", "consistency"],
            ["navigation", "navigational"], ["responsive", "responsively", "responsiveness"],
            ["hopeful", "hopefully", "hopefulness"], ["consistent", "consistently"],
            ["adapt", "adaptable", "adaptability", "adaptation"], ["edit", "edits", "editor", "edition"],
        ])
    func suffixes(words: [String]) {
        #expect(Set(words.map(Stem.of)).count == 1)
    }

    @Test(
        "what looks like an ending stays where too little of a word is left",
        arguments: [
            ("tower", "tow"), ("lotion", "lot"), ("only", "on"), ("need", "ne"), ("string", "str"),
            ("organization", "organ"), ("bless", "bles"), ("axis", "axi"), ("status", "statu"), ("gas", "ga"),
        ])
    func apart(word: String, other: String) {
        #expect(Stem.of(word) != Stem.of(other))
    }
}
