import Testing

@testable import HIGModel

@Suite("EditDistance")
struct EditDistanceTests {
    @Test(
        "counts letters put in, left out, changed, and neighbours swapped",
        arguments: [
            ("bar", "bar", 0), ("bar", "bars", 1), ("bars", "bar", 1), ("bar", "bat", 1), ("width", "widht", 1),
            ("", "ab", 2), ("ab", "", 2), ("navigaton", "navigation", 1), ("tolbra", "toolbar", 2), ("abc", "xyz", 3),
        ])
    func distance(left: String, right: String, distance: Int) {
        #expect(EditDistance.between(left.utf8, right.utf8, limit: 9) == distance)
    }

    @Test(
        "past the limit it is one more than the limit",
        arguments: [("abc", "xyz"), ("a", "abcdefgh"), ("abcd", "wxyz")])
    func limit(left: String, right: String) {
        #expect(EditDistance.between(left.utf8, right.utf8, limit: 2) == 3)
    }
}
