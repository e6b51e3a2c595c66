import Testing

@testable import HIGStore

@Suite("Lists of hashes")
struct HashListTests {
    @Test("comes back from a column as it was", arguments: [[], [0], [1, .max], [0x0102_0304_0506_0708, 1 << 63]])
    func roundTrip(hashes: [UInt64]) {
        #expect(HashList(bytes: Array(HashList(hashes).data))?.hashes == hashes)
    }

    @Test("eight bytes a hash, the lowest first")
    func layout() {
        #expect(Array(HashList([0x0102_0304_0506_0708]).data) == [8, 7, 6, 5, 4, 3, 2, 1])
    }

    @Test("a hash without all its bytes is damage")
    func damaged() {
        #expect(HashList(bytes: [1, 2, 3]) == nil)
    }
}
