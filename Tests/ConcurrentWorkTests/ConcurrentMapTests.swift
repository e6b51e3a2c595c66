import ConcurrentWork
import Foundation
import Testing

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

    @Test("values made ahead are used in order", arguments: [1, 4])
    func ahead(workers: Int) throws {
        var used: [Int] = []
        try Array(0..<50).mapAhead(by: Workers(workers)) {
            $0 * 2
        } use: {
            used.append($0)
        }
        #expect(used == Array(0..<50).map { $0 * 2 })
    }

    @Test("a failure to make or to use a value ends the work", arguments: [1, 4])
    func aheadFailure(workers: Int) {
        var used: [Int] = []
        let making = #expect(throws: Failure.self) {
            try Array(0..<50).mapAhead(by: Workers(workers)) { number in
                if number == 3 { throw Failure(number: number) }
                return number
            } use: {
                used.append($0)
            }
        }
        #expect(making == Failure(number: 3))
        #expect(used == [0, 1, 2])
        let using = #expect(throws: Failure.self) {
            try Array(0..<50).mapAhead(by: Workers(workers)) {
                $0
            } use: {
                throw Failure(number: $0)
            }
        }
        #expect(using == Failure(number: 0))
    }
}
