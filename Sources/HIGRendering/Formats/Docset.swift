import HIGModel

/// A docset for Dash and Zeal: pages of topics and editions, and an index of what is on them
/// (https://kapeli.com/docsets#dashDocset).
public struct Docset: FolderFormat {
    /// A name that a reader can look up, and where it leads.
    public struct Entry: Hashable, Sendable {
        /// As it is typed to look it up.
        public let name: String
        /// One of Dash's words: `Category` for topics, `Guide` for editions, `Entry` for pieces of advice.
        public let type: String
        /// A page below the documents, with the place in it.
        public let path: String
    }

    private let catalog: any Catalog
    private let index: (_ path: String, _ entries: ((Entry) throws -> Void) throws -> Void) throws -> Void

    /// - Parameter index: writes the search index, a database, to a path.
    public init(
        _ catalog: any Catalog,
        index: @escaping (_ path: String, _ entries: ((Entry) throws -> Void) throws -> Void) throws -> Void
    ) {
        self.catalog = catalog
        self.index = index
    }

    /// The property list without which Dash opens no docset.
    public static let hallmark = "Contents/Info.plist"
    /// The docset's id, as the property list has it.
    public static let signature = "<string>higkb</string>"

    public static let index = documents + "index.html"
    /// The search index, with SQLite's logs beside it and what Dash makes of it.
    public static let unnamed = Set(
        [names, names + "-wal", names + "-shm", names + "-journal", "Contents/Resources/optimizedIndex.dsidx"])

    private static let documents = "Contents/Resources/Documents/"
    private static let names = "Contents/Resources/docSet.dsidx"

    /// Writes the pages a piece of advice at a time, then the index.
    public func write(to folder: any Folder) throws {
        try folder.write(Docset.hallmark) { try $0(Docset.information) }
        try index(folder.place(of: Docset.names)) { add in
            for topic in catalog.topics { try write(topic, to: folder, add) }
            for summary in catalog.editions { try write(summary, to: folder, add) }
        }
        try folder.write(Docset.index) { sink in
            let page = HTMLPage(title: catalog.title)
            try sink(page.opening() + "<h1>\(HTMLText.escaped(page.title))</h1>\n")
            try sink(list("Topics", catalog.topics.map { ($0.title, Docset.path(of: $0)) }))
            try sink(
                list(
                    "Editions", catalog.editions.map { ("\($0.edition.id) · \($0.edition.title)", Docset.path(of: $0)) }
                ))
            try sink(page.closing)
        }
    }

    private func write(_ topic: Topic, to folder: any Folder, _ add: (Entry) throws -> Void) throws {
        let path = Docset.path(of: topic)
        try add(Entry(name: topic.title, type: "Category", path: path))
        try folder.write(Docset.documents + path) { sink in
            let page = HTMLPage(title: topic.title)
            try sink(page.opening() + "<h1>\(HTMLText.escaped(topic.title))</h1>\n")
            let count = try catalog.countedLineages(on: topic) { lineage in
                let html = LineageHTML(lineage: lineage)
                let name = lineage.newest?.statement ?? lineage.lineage.id
                try add(Entry(name: name, type: "Entry", path: path + "#" + html.anchor))
                try sink(html.html(mark: Docset.mark(name)))
            }
            if count == 0 { try sink("<p class=\"aside\">\(Topic.carriedOn)</p>\n") }
            try sink(page.closing)
        }
    }

    private func write(_ summary: EditionSummary, to folder: any Folder, _ add: (Entry) throws -> Void) throws {
        let path = Docset.path(of: summary)
        try add(Entry(name: "\(summary.edition.id) · \(summary.edition.title)", type: "Guide", path: path))
        try folder.write(Docset.documents + path) { sink in
            let page = HTMLPage(title: "\(summary.edition.title) (\(summary.edition.id))")
            try sink(page.opening() + "<h1>\(HTMLText.escaped(page.title))</h1>\n")
            try sink("<p class=\"aside\">\(HTMLText.escaped(summary.holding.summary))</p>\n<ol class=\"steps\">\n")
            try catalog.forEachEntry(of: summary.edition.id, on: nil) { entry in
                let rule = entry.rule
                try sink(
                    "<li>\(Docset.mark(rule.statement))\(HTMLText.introduction(rule.introduction))<p>\(HTMLText.escaped(rule.statement)) <span class=\"aside\">\(rule.modality.rawValue)</span></p>"
                        + HTMLText.body(rule.bodyParts)
                        + "<p class=\"cite\">\(HTMLText.escaped(rule.source.text))</p></li>\n")
            }
            try sink("</ol>\n" + page.closing)
        }
    }

    private func list(_ title: String, _ items: [(String, String)]) -> String {
        "<h2>\(title)</h2>\n<ul>\n"
            + items.map { "<li><a href=\"\($1)\">\(HTMLText.escaped($0))</a></li>\n" }.joined() + "</ul>\n"
    }

    private static func path(of topic: Topic) -> String { "topics/\(HTMLText.anchor(topic.slug)).html" }

    private static func path(of summary: EditionSummary) -> String {
        "editions/\(HTMLText.anchor(summary.edition.id)).html"
    }

    /// What Dash builds a page's table of contents from.
    private static func mark(_ name: String) -> String {
        var encoded = ""
        for byte in name.utf8 {
            let scalar = Unicode.Scalar(byte)
            let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            let digits = String(byte, radix: 16, uppercase: true)
            encoded += isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + digits
        }
        return "<a class=\"dashAnchor\" name=\"//apple_ref/cpp/Entry/\(encoded)\"></a>"
    }

    private static let information = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        <key>CFBundleIdentifier</key>\(Docset.signature)
        <key>CFBundleName</key><string>Design Guidelines</string>
        <key>DocSetPlatformFamily</key><string>hig</string>
        <key>DashDocSetFamily</key><string>dashtoc</string>
        <key>dashIndexFilePath</key><string>index.html</string>
        <key>isDashDocset</key><true/>
        </dict>
        </plist>

        """
}
