#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The C library's logarithm and exponential, so that nothing here needs Foundation.
enum Logarithm {
    static func of(_ value: Double) -> Double { log(value) }

    /// The logistic function: 0 to 1, one half at 0.
    static func logistic(_ value: Double) -> Double { 1 / (1 + exp(-value)) }
}
