#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The C library's logarithm, so that nothing here needs Foundation.
enum Logarithm {
    static func of(_ value: Double) -> Double { log(value) }
}
