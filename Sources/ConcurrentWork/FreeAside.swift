import Dispatch

/// Lets another thread free a large value that nobody else holds.
public func freeAside(_ value: consuming some Sendable) {
    let value = value
    DispatchQueue.global(qos: .utility).async { withExtendedLifetime(value) {} }
}
