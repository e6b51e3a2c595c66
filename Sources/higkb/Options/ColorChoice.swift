import ArgumentParser

/// When to use colour.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    /// On a terminal, unless `NO_COLOR` is set.
    case auto
    case always, never
}
