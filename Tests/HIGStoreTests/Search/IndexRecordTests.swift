import Testing

@testable import HIGStore

@Suite("A record of the full-text index")
struct IndexRecordTests {
    @Test(
        "holds numbers one after another",
        arguments: [
            ([], []),
            ([0x05], [5]),
            ([0x05, 0x00, 0x7f], [5, 0, 127]),
            ([0x81, 0x00, 0x02], [128, 2]),
            ([0x86, 0xa3, 0x1a], [0x1_919A]),
        ] as [([UInt8], [Int])])
    func numbers(bytes: [UInt8], expected: [Int]) {
        #expect(all(in: bytes) == expected)
    }

    @Test("that is damaged ends all the same")
    func damaged() {
        #expect(all(in: [0x05, 0x81]) == [5, 1])
        #expect(all(in: Array(repeating: 0xff, count: 20)).count == 3)
    }

    private func all(in bytes: [UInt8]) -> [Int] {
        var record = IndexRecord(bytes)
        var numbers: [Int] = []
        while let number = record.next() { numbers.append(number) }
        return numbers
    }
}
