import ConcurrentWork
import Foundation
import Testing

@Suite("WorkSharing")
struct WorkSharingTests {
    /// The number of threads that do some work.
    private final class Threads: @unchecked Sendable {
        private let lock = NSLock()
        private var seen: Set<ObjectIdentifier> = []

        func note() { lock.withLock { _ = seen.insert(ObjectIdentifier(Thread.current)) } }

        var areOnlyThisOne: Bool { lock.withLock { seen == [ObjectIdentifier(Thread.current)] } }
    }

    @Test("where it is off, all work is done by the thread that asks, with the same results")
    func off() throws {
        let threads = Threads()
        let numbers = Array(0..<50)
        let squares = try WorkSharing.$isOn.withValue(false) {
            let value = AheadValue { threads.note() }
            try value.value()
            var used: [Int] = []
            try numbers.mapAhead { number in
                threads.note()
                return number
            } then: { number in
                threads.note()
                return number
            } use: {
                used.append($0)
            }
            #expect(used == numbers)
            return numbers.concurrentMap { number in
                threads.note()
                return number * number
            }
        }
        #expect(squares == numbers.map { $0 * $0 })
        #expect(threads.areOnlyThisOne)
    }
}
