import Testing

@testable import HIGParsing

@Suite struct OpenStylesTests {
    @Test func aStyleCoversWhatStandsBetweenItsMarks() {
        var styles = OpenStyles()
        styles.open(.strong, at: 4)
        styles.close(.strong, at: 9)
        #expect(styles.spans(ofTextEndingAt: 20) == [Block.Span(style: .strong, range: 4..<9)])
    }

    @Test func aStyleThatIsNotClosedCoversTheRest() {
        var styles = OpenStyles()
        styles.open(.link, at: 4)
        #expect(styles.spans(ofTextEndingAt: 9) == [Block.Span(style: .link, range: 4..<9)])
    }

    @Test func aStyleInsideItselfEndsWithTheOuterOne() {
        var styles = OpenStyles()
        styles.open(.strong, at: 0)
        styles.open(.strong, at: 3)
        styles.close(.strong, at: 5)
        styles.close(.strong, at: 9)
        #expect(styles.spans(ofTextEndingAt: 12) == [Block.Span(style: .strong, range: 0..<9)])
    }

    @Test func whatIsClosedWithoutHavingBeenOpenedIsPassedOver() {
        var styles = OpenStyles()
        styles.close(.emphasis, at: 5)
        #expect(styles.spans(ofTextEndingAt: 9).isEmpty)
    }

    @Test func marksAroundNothingStyleNothing() {
        var styles = OpenStyles()
        styles.open(.emphasis, at: 5)
        styles.close(.emphasis, at: 5)
        styles.open(.strong, at: 9)
        #expect(styles.spans(ofTextEndingAt: 9).isEmpty)
    }

    @Test func stretchesStandInTheOrderOfTheirStarts() {
        var styles = OpenStyles()
        styles.open(.link, at: 0)
        styles.add(.code, 2..<4)
        styles.close(.link, at: 9)
        #expect(styles.spans(ofTextEndingAt: 9).map(\.style) == [.link, .code])
    }

    @Test func whatIsOpenGoesOnInTheNextBlockAndWhatIsClosedDoesNot() {
        var styles = OpenStyles()
        styles.add(.code, 0..<4)
        styles.open(.strong, at: 6)
        styles.beginBlock()
        #expect(styles.spans(ofTextEndingAt: 5) == [Block.Span(style: .strong, range: 0..<5)])
    }

    @Test func nothingIsOpenWhereAllWasClosed() {
        var styles = OpenStyles()
        styles.open(.strong, at: 0)
        styles.open(.strong, at: 0)
        styles.closeAll()
        styles.open(.strong, at: 2)
        styles.close(.strong, at: 4)
        #expect(styles.spans(ofTextEndingAt: 9) == [Block.Span(style: .strong, range: 2..<4)])
    }
}
