import Testing

@testable import HIGParsing

@Suite("LegalNotice")
struct LegalNoticeTests {
    @Test(
        "a text with two of the law's terms is one, in any case and wherever they stand",
        arguments: [
            "This warranty limits our liability.", "THE SELLER OF THIS BELL IS NOT LIABLE FOR DAMAGES.",
            "Your legal rights vary from state to state.", "Merchantability of a gate is not warranted.",
            "You indemnify us under the governing law.", "Gates—“damages” (liability) included.",
            "Infringement; Warranties",
            "The replacement period may differ; return the bell with proof of purchase.",
            "You may ring a bell owned by you, or by another purchaser.",
            "No part of this book may be reproduced. You may not copy it.",
            "Under the copyright laws it may not be copied without written consent.",
        ])
    func notice(text: String) {
        #expect(LegalNotice.isOne(text))
    }

    @Test(
        "a text that says how to show two of them is none, one with three is",
        arguments: [
            ("Never hide the warranty and the liability behind a gate.", false),
            ("Tell visitors who is liable for damages before they ring.", false),
            ("The sign must show the warranty and the limits of liability.", false),
            ("The seller is not liable for damages, and no warranty that we show limits it.", true),
        ])
    func shown(text: String, isNotice: Bool) {
        #expect(LegalNotice.isOne(text) == isNotice)
    }

    @Test(
        "one term is not enough, however often it stands",
        arguments: [
            "The warranty of a warranted gate warrants nothing.", "Damages? Damages!", "Show the governing law.",
        ])
    func once(text: String) {
        #expect(!LegalNotice.isOne(text))
    }

    @Test(
        "words that have a term inside, or only a part of one, are none of the law's",
        arguments: [
            "An unwarranted unreliability damaged the bell.", "Legal gates have rights of way in a state of peace.",
            "The governing farmer is liberal and warm.", "", "…", "w", "Gates liab",
        ])
    func others(text: String) {
        #expect(!LegalNotice.isOne(text))
    }
}
