import Testing

@testable import HIGParsing

@Suite struct SectionTiersTests {
    /// A book whose contents list six headings for each chapter: "Standf" of the chapter "Lampf".
    ///
    /// - Parameter levels: the levels of a chapter's headings, a digit each; of the chapters in turn.
    private func book(chapters: Int, levels: [String]) -> String {
        let kinds = ["Stand", "Foot", "Pole", "Shade", "Paper", "Cloth"]
        let letters = "abcdef".prefix(chapters)
        let contents = letters.enumerated().map { index, letter in
            "### **Chapter \(index + 1)** Lamp\(letter) \(index * 10 + 11)\n\n"
                + kinds.map { "\($0)\(letter) \(index * 10 + 12)" }.joined(separator: " ")
        }
        let body = letters.enumerated().map { index, letter in
            "# Lamp\(letter)\n"
                + zip(kinds, levels[index % levels.count]).map { kind, level in
                    String(repeating: "#", count: level.wholeNumberValue ?? 0) + " \(kind)\(letter)\ntext"
                }.joined(separator: "\n")
        }
        return "# Contents\n\n" + (contents + body).joined(separator: "\n\n")
    }

    @Test("where levels are mixed, but no part comes first or stands alone, the parts stand below their section")
    func inTwo() throws {
        let paths = try Samples.paths(book(chapters: 6, levels: ["144144", "344344", "144344"]))
        #expect(
            paths.suffix(6) == [
                "Lampf > Standf", "Lampf > Standf > Footf", "Lampf > Standf > Polef", "Lampf > Shadef",
                "Lampf > Shadef > Paperf", "Lampf > Shadef > Clothf",
            ])
    }

    @Test(
        "few divided sections, parts that come first, or single parts tell nothing: all sections stand side by side",
        arguments: [
            (2, ["144144", "344344"]), (6, ["144144", "414344", "144344"]), (6, ["141434", "141434"]),
        ])
    func flat(chapters: Int, levels: [String]) throws {
        let paths = try Samples.paths(book(chapters: chapters, levels: levels))
        #expect(paths.suffix(6).map { $0.filter { $0 == ">" }.count } == [1, 1, 1, 1, 1, 1])
    }

    @Test("where few headings skip a level each level is a rank of its own")
    func byLevel() throws {
        let paths = try Samples.paths(book(chapters: 6, levels: ["234234"]))
        #expect(paths.suffix(3).map { $0.filter { $0 == ">" }.count } == [1, 2, 3])
    }
}
