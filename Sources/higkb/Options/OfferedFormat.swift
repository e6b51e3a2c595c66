import ArgumentParser

/// A format that is on the menu; any other is a usage error that lists them.
struct OfferedFormat<Menu: FormatMenu>: ExpressibleByArgument {
    let name: FormatName

    init?(argument: String) {
        guard let name = FormatName(rawValue: argument), Menu.formats.contains(name) else { return nil }
        self.name = name
    }

    static var allValueStrings: [String] { Menu.formats.map(\.rawValue) }
}
