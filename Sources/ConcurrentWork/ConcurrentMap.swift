import Dispatch
import Foundation

extension Array where Element: Sendable {
    /// The results for all elements, in the order of the elements, worked out by several threads.
    ///
    /// The elements are handed out one by one, so that large ones among small ones hold nobody up.
    ///
    /// - Throws: the error of the first element, in order, whose transform failed, whatever the timing.
    public func concurrentMap<Value: Sendable, Failure: Error>(
        _ transform: @Sendable (Element) throws(Failure) -> Value
    ) throws(Failure) -> [Value] {
        try concurrentMap(by: .available, transform)
    }

    /// The same for elements so large that one begun last would leave all other threads idle.
    ///
    /// - Parameter size: in any unit; the largest are begun first.
    public func concurrentMap<Value: Sendable>(
        largestFirst size: (Element) -> Int, _ transform: @Sendable (Element) -> Value
    ) -> [Value] {
        concurrentMap(largestFirst: size, by: .available, transform)
    }

    func concurrentMap<Value: Sendable>(
        largestFirst size: (Element) -> Int, by workers: Workers, _ transform: @Sendable (Element) -> Value
    ) -> [Value] {
        let sizes = map(size)
        // Of equal ones the first comes first.
        let order = indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
        let values = order.concurrentMap(by: workers) { transform(self[$0]) }
        return zip(order, values).sorted { $0.0 < $1.0 }.map(\.1)
    }

    func concurrentMap<Value: Sendable, Failure: Error>(
        by workers: Workers, _ transform: @Sendable (Element) throws(Failure) -> Value
    ) throws(Failure) -> [Value] {
        guard workers.count > 1, count > 1 else { return try map(transform) }
        let work = SharedWork<Value, Failure>(count: count)
        DispatchQueue.concurrentPerform(iterations: Swift.min(workers.count, count)) { _ in
            while let index = work.next() {
                do throws(Failure) {
                    work.finish(index, with: .success(try transform(self[index])))
                } catch {
                    work.finish(index, with: .failure(error))
                }
            }
        }
        return try work.results()
    }
}

/// Indices to take and results to leave, by several threads.
private final class SharedWork<Value: Sendable, Failure: Error>: @unchecked Sendable {
    private let lock = NSLock()
    private var taken = 0
    private var hasFailed = false
    private var found: [Result<Value, Failure>?]

    init(count: Int) {
        found = Array(repeating: nil, count: count)
    }

    /// The next index; `nil` when all are taken, or one failed. Those before it are taken already, so the first
    /// failure in order is always found.
    func next() -> Int? {
        lock.withLock {
            guard taken < found.count, !hasFailed else { return nil }
            defer { taken += 1 }
            return taken
        }
    }

    func finish(_ index: Int, with result: Result<Value, Failure>) {
        lock.withLock {
            found[index] = result
            if case .failure = result { hasFailed = true }
        }
    }

    func results() throws(Failure) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(found.count)
        for result in found {
            if let result { values.append(try result.get()) }
        }
        return values
    }
}
