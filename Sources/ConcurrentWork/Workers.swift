import Foundation

/// How many threads share one `concurrentMap`, or whether `mapAhead` makes values ahead.
///
/// Dispatch and not tasks: the work is computing, from start to end without waiting, and is asked for by code that
/// answers when it is done.
struct Workers {
    /// At least 1; with 1 everything runs in order on the thread that asks.
    let count: Int

    /// A number below 1 counts as 1.
    init(_ count: Int) {
        self.count = max(1, count)
    }

    /// One for each core, or one alone where work is not shared.
    static var available: Workers { WorkSharing.isOn ? all : Workers(1) }

    private static let all = Workers(ProcessInfo.processInfo.activeProcessorCount)
}
