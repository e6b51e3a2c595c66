import Dispatch

/// A value that another thread is making, while this one does something else.
public final class AheadValue<Value: Sendable>: @unchecked Sendable {
    private let group = DispatchGroup()
    private var result: Result<Value, any Error>?

    /// Starts to make the value; where work is not shared, it is there afterwards.
    public init(_ make: @escaping @Sendable () throws -> Value) {
        guard WorkSharing.isOn else {
            result = Result { try make() }
            return
        }
        DispatchQueue.global(qos: .userInitiated).async(group: group) { self.result = Result { try make() } }
    }

    /// Starts to make the value once another one is there, or could not be made.
    init<Other>(after other: AheadValue<Other>, _ make: @escaping @Sendable () throws -> Value) {
        group.enter()
        other.group.notify(queue: DispatchQueue.global(qos: .userInitiated)) {
            self.result = Result { try make() }
            self.group.leave()
        }
    }

    /// Waits until nothing is being made any more.
    public func settle() { group.wait() }

    /// The same, and asks meanwhile, some twenty times a second, whether to go on waiting.
    ///
    /// - Throws: what `goOn` throws. Then the value is still being made, and nobody waits for it.
    func settle(while goOn: () throws -> Void) throws {
        while group.wait(timeout: .now() + .milliseconds(50)) == .timedOut { try goOn() }
    }

    /// The value, once it is there; on any thread, as often as it is needed.
    /// - Throws: what making it threw.
    public func value() throws -> Value {
        group.wait()
        guard let result else { preconditionFailure("a group is left only when its work is done") }
        return try result.get()
    }

    /// The same, and asks meanwhile, some twenty times a second, whether to go on waiting.
    ///
    /// - Throws: what making it threw, or what `goOn` throws. Then the value is still being made, and nobody waits for it.
    public func value(while goOn: () throws -> Void) throws -> Value {
        try settle(while: goOn)
        return try value()
    }
}
