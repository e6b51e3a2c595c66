import Foundation
import Testing

/// What a real browser, Chromium, makes of the pages.
@Suite("A page in a browser", .enabled(if: Consumer.browser != nil, "skipped: no Chromium is installed"))
struct BrowserConsumerTests {
    /// The pages by name, each with a text that is on it: of the seeds, and of editions that are hard to show.
    private static let pages = ["catalog.html": "Design guidelines", "diff.html": "ios-2012 → ios-2013"]

    /// Two editions with words longer than a line, and with text that runs from right to left.
    private func write(in folder: SeedFolder) throws {
        for (year, verb) in [(2012, "Avoid"), (2013, "Don't use")] {
            let long = String(repeating: "Steamboat", count: 12)
            let address = "https://example.org/" + String(repeating: "a/long/way/", count: 12)
            let text = """
                <!-- Chunk 1 | Source: \(year) iOS Human Interface Guidelines.pdf | Est. Tokens: 9 -->
                # Toolbars

                **\(verb) the word \(long) in a toolbar.** People take it for \(long).

                **\(verb) \(address) in a back button title.** Say where it leads.

                **\(verb) the title שלום עולם in a toolbar.** People read it from right to left.

                """
            try folder.write("in/\(year)/chunk_001.md", text)
        }
        try #require(folder.run("ingest", "in").status == 0)
        try folder.run("export", "catalog", "--format", "html", "--output", "catalog.html")
        try folder.write("diff.html", folder.run("diff", "2012", "2013", "--format", "html").output)
    }

    private func browse(_ page: String, _ arguments: [String], in folder: SeedFolder) throws -> String {
        let run = try Consumer.run(
            #require(Consumer.browser),
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.url.path)/profile",
                "--enable-logging=stderr",
            ] + arguments + [folder.url.appending(path: page).absoluteString], in: folder.url)
        #expect(run.status == 0)
        return run.output
    }

    @Test("is shown, and the browser has nothing to complain about")
    func shown() throws {
        try withSeedFolder { folder in
            try write(in: folder)
            for (page, text) in Self.pages {
                let log = try browse(page, ["--window-size=900,700", "--screenshot=\(page).png"], in: folder)
                #expect(!log.contains("Content Security Policy") && !log.contains("CONSOLE"), "\(log)")
                let picture = try Data(contentsOf: folder.url.appending(path: "\(page).png"))
                #expect(picture.count > 10_000 && picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
                #expect(try browse(page, ["--dump-dom"], in: folder).contains(text), "\(page)")
            }
        }
    }

    @Test("keeps what is not its own from being run or loaded")
    func policy() throws {
        try withSeedFolder { folder in
            try write(in: folder)
            let foreign = "<script>document.title = 'run'</script><img src=\"picture.png\"><p style=\"color: red\">"
            let page = try folder.text("diff.html").replacingOccurrences(of: "</main>", with: foreign + "</main>")
            try folder.write("changed.html", page)
            let log = try browse("changed.html", ["--dump-dom"], in: folder)
            #expect(!log.contains("<title>run</title>"))
            #expect(log.components(separatedBy: "Content Security Policy").count > 3, "\(log)")
        }
    }

    @Test(
        "fits a narrow screen and a wide one, light and dark; every link is reached by the keyboard, and seen to be",
        arguments: [360, 1400], [false, true])
    func measured(width: Int, isDark: Bool) throws {
        try withSeedFolder { folder in
            try write(in: folder)
            for name in Self.pages.keys {
                // In a frame, without its policy, so that a script can take its measures.
                var page = try folder.text(name).replacingOccurrences(of: "Content-Security-Policy", with: "none")
                if isDark { page = page.replacingOccurrences(of: "(prefers-color-scheme: dark)", with: "screen") }
                page = page.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
                try folder.write(
                    "frame.html",
                    "<body><iframe width=\(width) height=20000 style=\"border: 0\" srcdoc=\"\(page)\"></iframe>"
                        + "<script>\(Self.measure)</script>")
                let tree = try browse("frame.html", ["--dump-dom", "--window-size=1600,900"], in: folder)
                #expect(tree.contains("<body>all is well</body>"), "\(name): \(tree.suffix(2000))")
            }
        }
    }

    /// Looks at the page in the frame as its readers would, and puts what is wrong in the place of the document.
    private static let measure = """
        onload = () => {
          const frame = document.querySelector("iframe"), page = frame.contentDocument, view = frame.contentWindow;
          const wrong = [], name = e => e.tagName + "." + e.className + " " + e.textContent.trim().slice(0, 40);
          // What is out of sight is measured as well.
          for (const e of page.querySelectorAll(".topic")) e.style.contentVisibility = "visible";
          if (page.documentElement.scrollWidth > view.innerWidth) wrong.push("scrolls sideways");
          for (const e of page.querySelectorAll(".topic, .side"))
            if (e.scrollWidth > e.clientWidth) wrong.push("cut off: " + name(e));
          const numbers = color => color.match(/[0-9.]+/g).map(Number);
          const light = color => numbers(color).slice(0, 3).map(n => n / 255)
            .map(n => n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4)
            .reduce((sum, n, i) => sum + n * [0.2126, 0.7152, 0.0722][i], 0);
          const ground = e => {
            const color = e ? view.getComputedStyle(e).backgroundColor : "rgb(255, 255, 255)";
            return numbers(color)[3] === 0 ? ground(e.parentElement) : color;
          };
          for (const e of page.querySelectorAll("body *")) {
            if (![...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())) continue;
            const [a, b] = [view.getComputedStyle(e).color, ground(e)].map(light).sort((x, y) => y - x);
            if ((a + 0.05) / (b + 0.05) < 4.5) wrong.push("hard to read: " + name(e));
          }
          const stops = [...page.querySelectorAll("a[href], [tabindex='0']")];
          if (stops[0].className !== "skip") wrong.push("begins with " + name(stops[0]));
          for (const stop of stops) {
            stop.focus();
            const line = view.getComputedStyle(stop);
            if (page.activeElement !== stop) wrong.push("not reached: " + name(stop));
            if (line.outlineStyle === "none" || parseFloat(line.outlineWidth) < 2) wrong.push("not seen: " + name(stop));
            const part = stop.closest(".topic");
            if (part && stop.getBoundingClientRect().left - 5 < part.getBoundingClientRect().left) wrong.push("its outline is cut off: " + name(stop));
          }
          document.body.textContent = wrong.length ? wrong.join("; ") : "all is well";
        };
        """
}
