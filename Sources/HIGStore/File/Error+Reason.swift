import Foundation

extension Error {
    /// The system's reason, such as `No space left on device`; the error's own words where it names none.
    public var reason: String {
        let error = self as NSError
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
        let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error
        return underlying?.reason ?? error.localizedDescription
    }
}
