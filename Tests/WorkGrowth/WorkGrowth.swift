import ConcurrentWork
import Foundation

/// How much more work eight times as much takes, in processor time of the thread, so that a busy machine changes nothing;
/// what threads share otherwise is done on this one.
public struct WorkGrowth: CustomStringConvertible {
    /// In seconds, each the least of three runs.
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
        long = try WorkGrowth.seconds { try work(count * 8) }
    }

    /// Eight times as much may take eight times the work, not sixty-four times: the bound lies between.
    public var isLinear: Bool { long < short * 32 }

    public var description: String { "\(short) s, eight times as much \(long) s" }

    private static func seconds(_ work: () throws -> Void) rethrows -> Double {
        try (0..<3).map { _ in
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
