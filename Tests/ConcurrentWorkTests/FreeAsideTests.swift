import ConcurrentWork
import Dispatch
import Testing

@Suite("Values freed by another thread")
struct FreeAsideTests {
    private final class Lamp: Sendable {
        let freed: DispatchSemaphore
        init(freed: DispatchSemaphore) { self.freed = freed }
        deinit { freed.signal() }
    }

    @Test("a value that nobody else holds is freed")
    func freed() {
        let freed = DispatchSemaphore(value: 0)
        freeAside(Lamp(freed: freed))
        #expect(freed.wait(timeout: .now() + 60) == .success)
    }
}
