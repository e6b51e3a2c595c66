import Dispatch
import Foundation

extension Array where Element: Sendable {
    /// The results for all elements, in the order of the elements, worked out by several threads.
    ///
    /// The elements are handed out one by one, so that large ones among small ones hold nobody up.
    ///
    /// - Throws: the error of the first element, in order, whose transform failed, whatever the timing.
    public func concurrentMap<Value: Sendable, Failure: Error>(
        by workers: Workers = .all, _ transform: @Sendable (Element) throws(Failure) -> Value
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

    /// Makes a value of each element on other threads, and uses the values here, in order.
    ///
    /// While a value is in use the next one is made, so that at most two are there at a time.
    ///
    /// - Throws: the first error of `make` or `use`, in order; nothing is being made any more by then.
    public func mapAhead<Value: Sendable>(
        by workers: Workers = .all, _ make: @escaping @Sendable (Element) throws -> Value,
        use: (Value) throws -> Void
    ) throws {
        guard workers.count > 1, let first else {
            for element in self { try use(try make(element)) }
            return
        }
        var ahead = AheadValue { try make(first) }
        for index in indices {
            let value = try ahead.value()
            if index + 1 < count {
                let element = self[index + 1]
                ahead = AheadValue { try make(element) }
            }
            do {
                try use(value)
            } catch {
                ahead.settle()
                throw error
            }
        }
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
