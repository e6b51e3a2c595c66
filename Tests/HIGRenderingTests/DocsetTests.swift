import Foundation
import HIGModel
import Testing

@testable import HIGRendering

@Suite("Docset")
struct DocsetTests {
    private static let documents = "Contents/Resources/Documents/"

    /// The files of a docset and the entries of its index.
    private func docset(of catalog: SampleCatalog) throws -> (files: [String: String], entries: [Docset.Entry]) {
        let folder = SampleFolder()
        var entries: [Docset.Entry] = []
        try Docset(catalog) { _, fill in try fill { entries.append($0) } }.write(to: folder)
        return (folder.files, entries)
    }

    @Test("is known by its property list, and its index names all other pages")
    func hallmark() throws {
        let files = try docset(of: Samples.catalog).files
        #expect(files[Docset.hallmark]?.contains(Docset.signature) == true)
        let index = try #require(files[Docset.index])
        for path in files.keys where path != Docset.hallmark && path != Docset.index {
            #expect(index.contains("\"\(path.dropFirst(Self.documents.count))\""), "\(path)")
        }
    }

    @Test("puts its search index where it says that nothing names it, logs and all")
    func index() throws {
        var place: String?
        try Docset(Samples.catalog) { path, _ in place = path }.write(to: SampleFolder())
        let path = try #require(place)
        #expect(["", "-wal", "-shm", "-journal"].allSatisfy { Docset.unnamed.contains(path + $0) })
    }

    @Test("a piece of advice is looked up by its newest words, an edition by its id and title")
    func entries() throws {
        let entries = try docset(of: Samples.catalog).entries
        #expect(entries.first == Docset.Entry(name: "Lamp", type: "Category", path: "topics/lamp.html"))
        #expect(
            entries.dropFirst().first
                == Docset.Entry(
                    name: Samples.dontBlink.statement, type: "Entry", path: "topics/lamp.html#lamp/avoid-blinking"))
        #expect(
            entries.last
                == Docset.Entry(
                    name: "pad-1994-05 · Pad Interface Guidelines, Second Edition", type: "Guide",
                    path: "editions/pad-1994-05.html"))
    }

    @Test("marks advice for the table of contents byte by byte, so that nothing in it can be markup")
    func marks() throws {
        var catalog = Samples.catalog
        catalog.entries = [CatalogEntry(rule: Samples.hostile, formerIDs: [], successors: [], removedIn: nil)]
        let page = try #require(try docset(of: catalog).files[Self.documents + "editions/pad-1994-05.html"])
        let mark = try #require(page.split(separator: "name=\"//apple_ref/cpp/Entry/").dropFirst().first)
        let name = mark.prefix { $0 != "\"" }
        #expect(name.hasPrefix("%3D1%2B1%20%3Cscript%3Ealert%28%22x%22%29"))
        #expect(name.removingPercentEncoding == Samples.hostile.statement)
        #expect(!page.contains("<script>alert"))
    }

    @Test("has a page for a topic whose advice goes on elsewhere, and says so there")
    func emptyTopic() throws {
        var catalog = Samples.catalog
        catalog.topics.append(Topic(slug: "shelf", title: "Shelf <b>", aliases: [], parent: nil))
        let docset = try docset(of: catalog)
        let page = try #require(docset.files[Self.documents + "topics/shelf.html"])
        #expect(page.contains("<p class=\"aside\">\(Topic.carriedOn)</p>"))
        #expect(docset.files[Docset.index]?.contains("<a href=\"topics/shelf.html\">Shelf &lt;b&gt;</a>") == true)
        #expect(docset.files[Self.documents + "topics/lamp.html"]?.contains(Topic.carriedOn) == false)
    }
}
