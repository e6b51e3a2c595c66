/// What a page's controls show and hide: tabs, and titles that unfold what stands under them.
enum AriaControls {
    private static let attribute = Array("aria-controls=".utf8)

    /// The ids that `aria-controls` names anywhere in a page.
    static func ids(in bytes: [UInt8]) -> Set<String> {
        var ids: Set<String> = []
        for place in bytes.indices where bytes[place] == attribute[0] && bytes[place...].starts(with: attribute) {
            let value = bytes[(place + attribute.count)...].prefix(longest)
            guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                let name = value.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
                ids.insert(String(decoding: name, as: UTF8.self))
                continue
            }
            let names = value.dropFirst().prefix { $0 != quote }
            ids.formUnion(names.split { $0 <= UInt8(ascii: " ") }.map { String(decoding: $0, as: UTF8.self) })
        }
        return ids
    }

    /// In bytes; longer values are none.
    private static let longest = 1_000
}
