import HIGModel
import Testing

@testable import higkb

@Suite("The database")
struct DatabasePlaceTests {
    private func place(_ option: String? = nil, _ variables: [String: String]) throws -> DatabasePlace {
        try DatabasePlace(option: option) { variables[$0] }
    }

    @Test("is what --db names, then HIGKB_DB")
    func named() throws {
        let variables = ["HIGKB_DB": "/tmp/b.sqlite", "HOME": "/people/ann"]
        #expect(try place("a.sqlite", variables).path == "a.sqlite")
        #expect(try place(nil, variables).path == "/tmp/b.sqlite")
        #expect(try place(nil, variables).folder == nil)
    }

    @Test("is else in the platform's data folder")
    func standard() throws {
        #if os(macOS)
            let folder = "/people/ann/Library/Application Support/higkb"
        #else
            let folder = "/people/ann/.local/share/higkb"
            #expect(try place(nil, ["XDG_DATA_HOME": "/data"]).path == "/data/higkb/higkb.sqlite")
        #endif
        let place = try place(nil, ["HOME": "/people/ann"])
        #expect(place.path == folder + "/higkb.sqlite")
        #expect(place.folder == folder)
    }

    @Test("has a name")
    func nameless() {
        let problem = #expect(throws: Problem.self) { try place("", ["HIGKB_DB": "a.sqlite", "HOME": "/people/ann"]) }
        #expect(problem?.kind == .usage)
        #expect(problem?.message == "--db needs the name of a file")
    }

    @Test("must be named where there is no home")
    func homeless() {
        #expect(throws: Problem.self) { try place(nil, [:]) }
    }
}
