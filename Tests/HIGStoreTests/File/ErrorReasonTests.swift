import Foundation
import Testing

@testable import HIGStore

@Suite("The reason of an error")
struct ErrorReasonTests {
    @Test("is the system's own")
    func system() {
        #expect(POSIXError(.ENOSPC).reason == "No space left on device")
        let cocoa = CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.EACCES)])
        #expect(cocoa.reason == "Permission denied")
    }

    @Test("says something where the system names none")
    func own() {
        struct Lamp: Error {}
        #expect(!Lamp().reason.isEmpty)
        let folder = FileManager.default.temporaryDirectory.path
        let error = #expect(throws: (any Error).self) { try String(contentsOfFile: folder, encoding: .utf8) }
        #expect(error?.reason.isEmpty == false)
    }
}
