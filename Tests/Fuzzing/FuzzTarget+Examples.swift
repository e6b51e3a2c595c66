import Foundation

extension FuzzTarget {
    /// Good input to start from.
    public func examples() throws -> [[UInt8]] {
        switch self {
        case .markdown: try FuzzTarget.seedTexts(".md") + [FuzzTarget.markdownPage, FuzzTarget.frontMatter].map(bytes)
        case .plain: try FuzzTarget.seedTexts(".txt")
        case .html: [FuzzTarget.htmlPage, FuzzTarget.bomb].map(bytes)
        case .docc: [FuzzTarget.doccPage].map(bytes)
        case .header: FuzzTarget.headers.map(bytes)
        case .query: FuzzTarget.queries.map(bytes)
        case .name: FuzzTarget.names.map(bytes)
        case .pins: FuzzTarget.decisions.map(bytes)
        case .catalog: [FuzzTarget.catalogLines].map(bytes)
        case .vocabulary: FuzzTarget.vocabularies.map(bytes)
        }
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static func seedTexts(_ suffix: String) throws -> [[UInt8]] {
        try FileManager.default.contentsOfDirectory(atPath: seeds.path).sorted()
            .filter { $0.hasSuffix(suffix) && $0 != "README.md" }
            .map { [UInt8](try Data(contentsOf: seeds.appending(path: $0))) }
    }

    private static let catalogLines = """
        {"kind":"catalog","version":2,"topic":null,"editions":null,"counts":{"sources":1,"rules":1,"links":0,"lineages":1}}
        {"kind":"topic","slug":"general","title":"General","aliases":[],"parent":null}
        {"kind":"edition","id":"lamp-1990","title":"Lamps","date":"1990","series":["lamp"],"holding":{"inPart":false,\
        "chunks":[],"pages":1,"whole":false,"topics":["general"],"summary":"1 page"},"sources":1,"rules":1}
        {"kind":"source","edition":"lamp-1990","file":"a.md","document":"Lamps","chunk":null,"format":"markdown",\
        "digest":"3d147e3ffbf7421b1e65c09a69a63ca89ff27b7bb4ac4acb0def4ab1565fd65d","whole":false}
        {"kind":"rule","id":"lamp-1990/general/keep-lamp-small","lineage":"general/keep-lamp-small",\
        "edition":"lamp-1990","series":["lamp"],"topic":"general","topics":["general"],"section":[],\
        "statement":"Keep a lamp small.","body":"It is nice.","modality":"should","platforms":[],"style":"headline",\
        "source":{"document":"Lamps","file":"a.md","chunk":null,"page":null,"lines":[1,1],"continuations":[]},\
        "digest":"2791bf87836ae4ac8d22464586d183e8a5d1f6787e9593802249f58af3626e90","measures":[],"formerIds":[],\
        "laterIds":[],"removedIn":null}
        {"kind":"lineage","id":"general/keep-lamp-small","topic":"general","statement":"Keep a lamp small.",\
        "first":"lamp-1990","last":"lamp-1990","removedIn":null,"steps":[]}

        """

    private static let vocabularies = [
        "controls:\n  toolbar: [ribbon]\n  knob: [rotary knob, dial]\nparts:\n  knob: toolbar\n",
        "# nothing\n", "menus: {dock: []}\n",
    ]

    private static let markdownPage = """
        # Gates

        **Give every gate one latch.** A second one is *slow*, see [Latches](https://example.com/latches).

        - Use `wood`
          1. Never use string
        > Note: Don’t lock it.

        | Size | Width |
        | --- | --- |
        | You should keep it small | 40 |

        <!-- page 7 --> ![Alt](a.png)
        ```
        let a = 1
        ```
        Gatesshouldalways close. You must not; however, you can  
        wait.
        """

    private static let frontMatter = "---\ntitle: Gates\ntags: [a, b]\n---\nKeep it shut.\n"

    private static let htmlPage = """
        <!DOCTYPE html><html><head><title>Gates</title><meta charset="utf-8"></head><body><nav>Home</nav><main>
        <h1>Gates</h1><p><b>Give every gate one latch.</b> It&rsquo;s &#x41; &amp; so<br>on.</p><ul><li>Use wood.<ol><li>Avoid
        string</ol></ul><table><tr><th>A<td>B</table><dl><dt>Bolt<dd>A bar.</dl><pre>x</pre><blockquote>Keep it.</blockquote>
        <img alt="Always paint" src="a.png"><script>x()</script><style>p{}</style><!-- c --></main></body></html>
        """

    private static let bomb = """
        <?xml version="1.0"?><!DOCTYPE html [<!ENTITY a "lol"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>
        <html><body><p>Keep &b; and &c;.</p></body></html>
        """

    private static let doccPage = """
        {"abstract":[{"type":"text","text":"A gate parts two beds."}],"references":{"doc://x/l":{"title":"Latches"},
        "g.png":{"type":"image","alt":"Paint."}},"schemaVersion":{"major":0},"metadata":{"title":"Gates"},
        "primaryContentSections":[{"kind":"content","content":[{"type":"heading","level":2,"text":"Best practices"},
        {"type":"paragraph","inlineContent":[{"type":"strong","inlineContent":[{"type":"text","text":"Give it a "},
        {"type":"codeVoice","code":"Latch"}]},{"type":"text","text":" It is "},{"type":"reference","identifier":"doc://x/l"},
        {"type":"image","identifier":"g.png"}]},{"type":"aside","name":"Note","content":[{"type":"paragraph",
        "inlineContent":[{"type":"text","text":"Don’t lock it."}]}]},{"type":"unorderedList","items":[{"content":[
        {"type":"paragraph","inlineContent":[{"type":"text","text":"Use wood."}]}]}]},{"type":"table","header":"row",
        "rows":[[[{"type":"paragraph","inlineContent":[{"type":"text","text":"A"}]}]]]},{"type":"termList","items":[
        {"definition":{"content":[]},"term":{"inlineContent":[{"type":"text","text":"Bolt"}]}}]},{"type":"links","items":
        ["doc://x/l"]},{"type":"tabNavigator","tabs":[{"title":"T","content":[]}]}]}],"seeAlsoSections":[]}
        """

    private static let headers = [
        "a.md\nChunk 88 | Source: iPhone Human Interface Guidelines for Web Applications 2010-03.pdf | Est. Tokens: 9 -->\nUse it.",
        "chunk_3.md\nChunk 3 | Source: 2011 iOS Human Interface Guidelines.pdf | Est. Tokens: 9 -->\n**Use it.**",
        "2014 iOS Human Interface Guidelines/a.md\nChunk 3 | Source: ../../etc/passwd | Est. Tokens: 9 -->\nUse it.",
        "../../etc/a\u{202E}.md\nChunk 1 | Source: | -->", "a\u{1B}[2J.txt\nKeep it.",
    ]

    private static let queries = [
        "back button", "\"tab bar\" -toolbar", "navig*", "multi-segment", "AND OR NOT NEAR(a b)", "title:bar", "(\"",
        "“back” «bar»", "e\u{301}", "\0",
    ]

    private static let names = [
        "2010", "ios-2011", "latest", "current", "back-button",
        "ios-2014/back-button/dont-create-multisegment-back-button",
        "hit-target", "toolbar/", "/", "2010-03-", "mac,ios",
    ]

    private static let decisions = [
        "# Reordered.\nlink ios-2011/bar/a ios-2014/bar/b\n\nunlink ios-2010/bar/c ios-2011/bar/a\n",
        "link a/b/c d/e/f\r\nlink d/e/f a/b/c", "unlink\ta/b/c  d/e/f\n#",
    ]
}
