import Testing

@testable import HIGStore

@Suite("AwaitedSources")
struct AwaitedSourcesTests {
    @Test("nothing waits until something goes, nor once what waited was released")
    func comesAtOnce() {
        let awaited = AwaitedSources()
        #expect(!awaited.take([1]))
        #expect(awaited.goers(of: [1]) == [1])
        #expect(awaited.take([3, 2]))
        #expect(awaited.release() == [2, 3])
        #expect(!awaited.take([4]))
        #expect(awaited.release() == [])
    }

    @Test("what goes before it came was never in the index")
    func goesEarly() {
        let awaited = AwaitedSources()
        _ = awaited.goers(of: [1])
        _ = awaited.take([2, 3])
        #expect(awaited.present(of: [1, 2, 4]) == [1, 4])
        #expect(awaited.goers(of: [1, 2]) == [1])
        #expect(awaited.release() == [3])
    }
}
