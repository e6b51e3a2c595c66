import ConcurrentWork
import Foundation

/// How much more work eight times as much takes, in processor time of the thread, so that a busy machine changes nothing;
/// what threads share otherwise is done on this one.
public struct WorkGrowth: CustomStringConvertible {
    /// In seconds: the least of three runs, and the first of three that is short enough, or the least.
    private let short, long: Double

    /// In seconds: what is shorter the clock and the caches blur.
    private static let shortest = 0.004

    /// - Parameters:
    ///   - count: how much the short run does, or twice, four times … as much where that is too soon done to be measured.
    ///   - work: done once before anything is measured, so that what is made only once does not count.
    public init(from count: Int, _ work: (Int) throws -> Void) rethrows {
        try work(count)
        var count = count
        var short = try WorkGrowth.seconds { try work(count) }
        while short < WorkGrowth.shortest {
            count *= 2
            short = try WorkGrowth.seconds { try work(count) }
        }
        self.short = short
        // A busy machine makes work longer, never shorter: one run within the bound shows that it is.
        var long = Double.infinity
        for _ in 0..<3 where long >= short * WorkGrowth.bound {
            long = min(long, try WorkGrowth.seconds(runs: 1) { try work(count * 8) })
        }
        self.long = long
    }

    /// How many times as long eight times as much may take: the bound lies between eight and sixty-four.
    private static let bound = 32.0

    /// Whether eight times as much takes about eight times the work, not sixty-four times.
    public var isLinear: Bool { long < short * WorkGrowth.bound }

    public var description: String { "\(short) s, eight times as much \(long) s" }

    private static func seconds(runs: Int = 3, _ work: () throws -> Void) rethrows -> Double {
        try (0..<runs).map { _ in
            try WorkSharing.$isOn.withValue(false) {
                let start = processorTime()
                try work()
                return processorTime() - start
            }
        }.min() ?? 0
    }

    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
