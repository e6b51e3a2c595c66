#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The logistic function, with the C library's exponential, so that nothing here needs Foundation.
enum Logistic {
    /// 0 to 1, one half at 0.
    static func of(_ value: Double) -> Double { 1 / (1 + exp(-value)) }
}
