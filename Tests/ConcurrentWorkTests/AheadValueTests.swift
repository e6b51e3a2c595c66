import Dispatch
import Testing

@testable import ConcurrentWork

@Suite("AheadValue: a value that another thread is making")
struct AheadValueTests {
    private struct Failure: Error, Equatable {}

    @Test("it is being made while this thread goes on")
    func ahead() throws {
        let goOn = DispatchSemaphore(value: 0)
        let value = AheadValue { goOn.wait(timeout: .now() + 60) == .success }
        goOn.signal()
        #expect(try value.value())
    }

    @Test("it is made once, and given as often as it is asked for")
    func again() throws {
        let made = Counter()
        let value = AheadValue { made.count() }
        #expect(try value.value() == 1)
        #expect(try value.value() == 1)
    }

    @Test("what making it threw is thrown, as often as it is asked for")
    func failure() {
        let value = AheadValue<Int> { throw Failure() }
        for _ in 0..<2 { #expect(throws: Failure()) { try value.value() } }
    }

    @Test(
        "one that is made after another is begun when that one is there, or could not be made",
        arguments: [true, false])
    func after(isMade: Bool) throws {
        let made = Counter()
        let first = AheadValue {
            _ = made.count()
            if !isMade { throw Failure() }
        }
        let second = AheadValue(after: first) { made.count() }
        #expect(try second.value() == 2)
    }

    @Test("it is settled when nothing is being made any more, also where that failed")
    func settled() {
        let made = Counter()
        let value = AheadValue {
            _ = made.count()
            throw Failure()
        }
        value.settle()
        #expect(made.count() == 2)
    }

    @Test("who waits for it can give up, and then does not wait for its end", .timeLimit(.minutes(1)))
    func givenUp() throws {
        let goOn = DispatchSemaphore(value: 0)
        let value = AheadValue { goOn.wait() }
        #expect(throws: Failure()) { try value.value { throw Failure() } }
        goOn.signal()
        try value.value()
    }

    @Test("who waits for it is asked only until it is there")
    func asked() throws {
        let value = AheadValue { 1 }
        value.settle()
        #expect(try value.value { throw Failure() } == 1)
    }
}

/// Counts on any thread.
private final class Counter: @unchecked Sendable {
    private let lock = DispatchSemaphore(value: 1)
    private var counted = 0

    func count() -> Int {
        lock.wait()
        defer { lock.signal() }
        counted += 1
        return counted
    }
}
