import Foundation
import Testing

@testable import ConcurrentWork

@Suite("Values made ahead")
struct MapAheadTests {
    private struct Failure: Error, Equatable {
        let number: Int
    }

    @Test("values are used in the order of the elements", arguments: [1, 4], [0, 1, 2, 3, 50])
    func order(workers: Int, count: Int) throws {
        var used: [Int] = []
        try Array(0..<count).mapAhead(by: Workers(workers)) { number in
            if number.isMultiple(of: 5) { usleep(1000) }
            return number * 2
        } then: {
            $0 + 1
        } use: {
            used.append($0)
        }
        #expect(used == (0..<count).map { $0 * 2 + 1 })
    }

    @Test("of two steps of a kind only one runs at a time, and no more than three elements are ahead")
    func room() throws {
        let making = Tally()
        let finishing = Tally()
        let ahead = Tally()
        try Array(0..<40).mapAhead(by: Workers(4)) { number in
            ahead.enter()
            making.during { usleep(200) }
            return number
        } then: { number in
            finishing.during { usleep(300) }
            return number
        } use: { _ in
            usleep(200)
            ahead.leave()
        }
        #expect(making.most == 1)
        #expect(finishing.most == 1)
        #expect(ahead.most > 1)
        #expect(ahead.most <= 4)  // with the one in use
    }

    @Test("a failure to make, to finish or to use a value ends the work", arguments: [1, 4])
    func failure(workers: Int) {
        for step in ["make", "finish", "use"] {
            var used: [Int] = []
            let failure = #expect(throws: Failure.self) {
                try Array(0..<50).mapAhead(by: Workers(workers)) { number in
                    if step == "make", number >= 3 { throw Failure(number: number) }
                    return number
                } then: { number in
                    if step == "finish", number >= 3 { throw Failure(number: number) }
                    return number
                } use: { number in
                    if step == "use", number == 3 { throw Failure(number: number) }
                    used.append(number)
                }
            }
            #expect(failure == Failure(number: 3))
            #expect(used == [0, 1, 2])
        }
    }

    @Test("nothing is being made any more when a failure is told")
    func quiet() {
        let making = Tally()
        #expect(throws: Failure.self) {
            try Array(0..<10).mapAhead(by: Workers(4)) { number in
                making.during { usleep(2000) }
                return number
            } then: {
                $0
            } use: {
                throw Failure(number: $0)
            }
        }
        #expect(making.now == 0)
    }

    @Test("who waits for a value can give up, and then nobody does", .timeLimit(.minutes(1)), arguments: [1, 4])
    func givenUp(workers: Int) {
        let goOn = DispatchSemaphore(value: 0)
        defer { for _ in 0..<10 { goOn.signal() } }
        #expect(throws: Failure.self) {
            try Array(0..<10).mapAhead(by: Workers(workers), while: { throw Failure(number: 1) }) { number in
                goOn.wait()
                return number
            } then: {
                $0
            } use: { _ in
            }
        }
    }
}

/// How many threads are in a place, and were at most.
private final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var now = 0
    private(set) var most = 0

    func enter() {
        lock.withLock {
            now += 1
            most = max(most, now)
        }
    }

    func leave() { lock.withLock { now -= 1 } }

    func during(_ work: () -> Void) {
        enter()
        work()
        leave()
    }
}
