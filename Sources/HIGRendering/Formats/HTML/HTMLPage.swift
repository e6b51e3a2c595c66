import Crypto

/// The frame of a page that needs nothing from elsewhere: its style is in it, and its policy forbids to load or run
/// anything else.
struct HTMLPage {
    let title: String

    /// Everything up to the page's own matter.
    ///
    /// - Parameter front: what comes before it and can be skipped, such as a table of contents.
    func opening(front: String = "") -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(HTMLPage.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(HTMLText.escaped(title))</title>
        <style>\(HTMLPage.style)</style>
        </head>
        <body>
        <a class="skip" href="#main">Skip to the rules</a>
        \(front)<main id="main" tabindex="-1">

        """
    }

    /// Everything after it.
    let closing = "</main>\n</body>\n</html>\n"

    /// Nothing is loaded and no script runs; the one style is named by its digest
    /// (https://www.w3.org/TR/CSP3/#framework-directive-source-list).
    private static let policy =
        "default-src 'none'; style-src 'sha256-\(base64(SHA256.hash(data: Array(style.utf8))))'; base-uri 'none'; "
        + "form-action 'none'"

    private static func base64(_ bytes: some Sequence<UInt8>) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        let bytes = Array(bytes)
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                text += place <= group.count ? String(letters[number >> (18 - 6 * place) & 63]) : "="
            }
        }
        return text
    }
}
