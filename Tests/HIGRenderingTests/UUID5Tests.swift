import Testing

@testable import HIGRendering

@Suite("A UUID of a name")
struct UUID5Tests {
    /// That of DNS, from RFC 9562, section 6.6.
    private let dns: [UInt8] = [
        0x6B, 0xA7, 0xB8, 0x10, 0x9D, 0xAD, 0x11, 0xD1, 0x80, 0xB4, 0x00, 0xC0, 0x4F, 0xD4, 0x30, 0xC8,
    ]

    @Test(
        "is for a name of this program the same for ever, and the one that Python's uuid5 gives",
        arguments: [
            ("", "6c2cd9d5-ca8f-5f41-8e9f-12f57b4b4e9a"), ("catalog", "e85d829d-7f6c-51f5-a0d9-4d91c15d8f9c"),
            ("edition/lamp-1990", "c5e0773f-204e-5848-a1d5-4dddef4d0ebc"),
            (String(repeating: "a", count: 100), "c7a0a0b3-5675-54d3-8c15-ecd233d25833"),
        ])
    func fixed(name: String, uuid: String) {
        #expect(UUID5.text(of: name) == uuid)
    }

    @Test(
        "is another in another namespace",
        arguments: [
            ("", "4ebd0208-8328-5d69-8c44-ec50939c0967"), ("catalog", "4a4ea16a-854b-5b67-9da5-f145ace9c4e2"),
            ("edition/lamp-1990", "1cadaa43-956f-5eb6-8e47-7c3307f602a0"),
        ])
    func namespace(name: String, uuid: String) {
        #expect(UUID5.text(of: name, in: dns) == uuid)
    }

    @Test("goes by the bytes of the name, which tell apart what reads the same")
    func bytes() {
        #expect(UUID5.text(of: "Glocke \u{E9} 日") == "a103b137-c200-581c-b292-744f156c7a16")
        #expect(UUID5.text(of: "Glocke e\u{301} 日") == "b26ffd1f-8653-58d5-b454-2127671e04da")
    }

    @Test("has its version, its variant and all its digits, in lower case, and belongs to one name")
    func form() {
        let uuids = (0..<200).map { UUID5.text(of: "bell/\($0)") }
        let form = #/[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/#
        #expect(uuids.filter { $0.wholeMatch(of: form) == nil } == [])
        #expect(Set(uuids).count == uuids.count)
    }
}
