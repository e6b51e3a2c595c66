import Foundation
import HIGModel
import Testing

@testable import KnowledgeBase

@Suite("Coverage")
struct CoverageTests {
    @Test("the passages of every seed, put together, are its characters, in order")
    func wholeSeeds() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let base = try folder.base()
            for name in seedNames { try expectWhole(base, name, Data(contentsOf: seeds.appending(path: name))) }
            for edition in try base.coverage() {
                #expect(edition.byRole.values.reduce(0, +) == edition.characters)
                #expect(edition.uncovered == 0 && edition.faultyFiles == [])
            }
        }
    }

    @Test("so are those of pages of every format, and of a whole document beside its chunks")
    func formats() throws {
        try withTemporaryFolder { folder in
            let texts = [
                "pages/a.md":
                    "---\ntitle: \"Café\"\n\n# Café\n\n| Date | Changes |\n|---|---|\n| May 1, 2031 | Fine. |\n",
                "pages/b.html": "<html><body><nav>Home</nav><h1>Bars</h1>\n<p>Avoid it — always.</p></body></html>\n",
                "pages/c.txt": "\u{FEFF}Use it.\r\n\r\n● Keep it.\r\n",
                "book/2011 iOS Human Interface Guidelines/chunks/chunk_000.md":
                    "<!-- Chunk 0 | Source: 2011 iOS Human Interface Guidelines.pdf | Est. Tokens: 9 -->\n**Use it.** Fine.\n",
                "book/2011 iOS Human Interface Guidelines/full_document.md":
                    "# Bars\n\n**Use it.** Fine.\n\n**Keep it.** Fine.\n",
            ]
            for (name, text) in texts { try folder.write(name, text) }
            try folder.ingest("pages")
            try folder.ingest("book")
            let base = try folder.base()
            for (name, text) in texts {
                let file = name.split(separator: "/").suffix(1).joined()
                try expectWhole(base, file, Data(text.utf8))
            }
            #expect(try base.coverage().allSatisfy { $0.faultyFiles == [] })
        }
    }

    @Test(
        "so are those of every file of the corpus",
        .enabled(if: corpusFolder != nil, "HIGKB_CORPUS names no corpus"))
    func corpus() throws {
        let corpus = try #require(corpusFolder)
        try withTemporaryFolder { folder in
            for part in ["current", "2011-ios-human-interface-guidelines"] { try folder.ingest("\(corpus)/\(part)") }
            for edition in try folder.base().coverage() {
                #expect(edition.byRole.values.reduce(0, +) == edition.characters)
                #expect(edition.faultyFiles == [])
            }
        }
    }

    private func expectWhole(_ base: KnowledgeBase, _ name: String, _ bytes: Data) throws {
        let found = try base.passages(ofSource: name)
        let text = String(decoding: bytes, as: UTF8.self)
        let pieces = found.passages.map { String(decoding: [UInt8](bytes)[$0.bytes], as: UTF8.self) }
        #expect(Array(pieces.joined().utf8) == Array(text.utf8), "\(name)")
        #expect(found.characters == text.unicodeScalars.count && found.uncovered == 0, "\(name)")
        #expect(found.passages.first?.bytes.lowerBound == 0)
        for (left, right) in zip(found.passages, found.passages.dropFirst()) {
            #expect(left.bytes.upperBound == right.bytes.lowerBound)
        }
        #expect(found.passages.compactMap(\.rule).allSatisfy(found.rules.indices.contains))
    }

    @Test("reading the documents anew mends passages and keeps the rules")
    func repair() throws {
        try withTemporaryFolder { folder in
            try folder.holdSeeds()
            let before = try folder.everything()
            try KnowledgeBase(path: folder.database, access: .changing).repair()
            #expect(try folder.everything() == before)
            #expect(try KnowledgeBase.check(path: folder.database) == [])
        }
    }
}
