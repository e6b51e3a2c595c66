import Testing

@testable import HIGText

@Suite("EditDistance")
struct EditDistanceTests {
    @Test(
        "counts letters put in, left out, changed, and neighbours swapped",
        arguments: [
            ("bar", "bar", 0), ("bar", "bars", 1), ("bars", "bar", 1), ("bar", "bat", 1), ("width", "widht", 1),
            ("", "ab", 2), ("ab", "", 2), ("navigaton", "navigation", 1), ("tolbra", "toolbar", 2), ("abc", "xyz", 3),
        ])
    func distance(left: String, right: String, distance: Int) {
        #expect(EditDistance(from: left.utf8).to(right.utf8, limit: 9) == distance)
    }

    @Test(
        "past the limit it is one more than the limit",
        arguments: [("abc", "xyz"), ("a", "abcdefgh"), ("abcd", "wxyz")])
    func limit(left: String, right: String) {
        #expect(EditDistance(from: left.utf8).to(right.utf8, limit: 2) == 3)
    }

    @Test("bits and rows count the same, up to as many letters as a number has bits, and past them", arguments: 0..<300)
    func ways(seed: UInt64) {
        var state = seed
        func number(below limit: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % limit
        }
        func word() -> [UInt8] { (0...number(below: 70)).map { _ in UInt8(97 + number(below: 4)) } }
        let (left, right) = (word(), word())
        let distance = EditDistance(from: left)
        let byRows = distance.byRows(right, limit: 100)
        #expect(distance.to(right, limit: 100) == byRows)
        if left.count <= 64 { #expect(distance.byBits(right) == byRows) }
        #expect(EditDistance(from: right).to(left, limit: 100) == byRows)
    }
}
