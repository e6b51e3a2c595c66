import Testing

@Suite("Rules that speak of a topic")
struct MentionsTests {
    @Test("where a topic has no rules the program says how to see those that speak of it, unless it was asked for them")
    func hint() throws {
        try withSeedFolder(isEmpty: true) { folder in
            try folder.write("in/lamps.md", "# Lamps\n\nShow the lamps in a popover.\n")
            #expect(try folder.run("ingest", "in", "--edition", "mac-1999", "--series", "mac").status == 0)
            let hint = try folder.run("rules", "popover").errors
            #expect(hint.contains("no rules on popover") && hint.contains("1 rule on other topics speaks of it"))
            #expect(hint.contains(": --mentions"))
            #expect(try folder.run("rules", "popover", "--mentions").output.contains("Show the lamps in a popover."))
            let narrowed = try folder.run("rules", "popover", "--mentions", "--modality", "must-not").errors
            #expect(narrowed.contains("no such rules on popover") && !narrowed.contains("speak"))
            let other = try folder.run("rules", "slider").errors
            #expect(other.contains("no rules on slider") && !other.contains("speak"))
        }
    }
}
