import Foundation
import Testing

@testable import ConcurrentWork

@Suite("Work for several threads")
struct ConcurrentMapTests {
    private struct Failure: Error, Equatable {
        let number: Int
    }

    @Test("results come in the order of the elements", arguments: [1, 2, 7, 64])
    func order(workers: Int) {
        let numbers = Array(0..<500)
        #expect(numbers.concurrentMap(by: Workers(workers)) { $0 * $0 } == numbers.map { $0 * $0 })
        #expect([Int]().concurrentMap(by: Workers(workers)) { $0 } == [])
    }

    @Test("elements are worked on at the same time", .enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
    func together() {
        let arrived = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        let hasMet = [0, 1].concurrentMap(by: Workers(2)) { number in
            arrived[number].signal()
            return arrived[1 - number].wait(timeout: .now() + 60) == .success
        }
        #expect(hasMet == [true, true])
    }

    @Test("the largest are begun first, and the results come in the order of the elements")
    func largestFirst() {
        let begun = Begun()
        let results = [3, 9, 1, 9, 4].concurrentMap(largestFirst: { $0 }, by: Workers(1)) { number in
            begun.add(number)
            return number * 10
        }
        #expect(results == [30, 90, 10, 90, 40])
        #expect(begun.numbers == [9, 9, 4, 3, 1])
    }

    @Test("there is one worker at least", arguments: [-1, 0, 1])
    func fewest(count: Int) {
        #expect(Workers(count).count == 1)
    }

    @Test("the first failure in order is the one thrown, whichever came first in time", arguments: [1, 2, 8])
    func firstFailure(workers: Int) {
        let failure = #expect(throws: Failure.self) {
            try Array(0..<200).concurrentMap(by: Workers(workers)) { number in
                if number == 20 { usleep(20_000) }
                if number >= 20 { throw Failure(number: number) }
                return number
            }
        }
        #expect(failure == Failure(number: 20))
    }
}

/// What was begun, in the order of time.
private final class Begun: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var numbers: [Int] = []

    func add(_ number: Int) { lock.withLock { numbers.append(number) } }
}
