import Testing

@testable import HIGParsing

@Suite("HashFilter")
struct HashFilterTests {
    @Test("it may hold whatever it was made of, and little else")
    func members() {
        let members = (0..<2000).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }
        let filter = HashFilter(members, width: 18)
        #expect(members.allSatisfy(filter.mayHold))
        let others = (0..<2000).map { UInt64($0) &* 0xD6E8_FEB8_6659_FD93 &+ 1 }
        #expect(others.count(where: filter.mayHold) < 100)
    }

    @Test("it holds what is put in later", arguments: [8, 18, 23] as [UInt64])
    func insertion(width: UInt64) {
        var filter = HashFilter([1], width: width)
        filter.insert(1 << 63)
        #expect([1, 1 << 63].allSatisfy(filter.mayHold))
    }

    @Test("made of nothing it holds nothing")
    func empty() { #expect(!HashFilter(width: 18).mayHold(7)) }
}
