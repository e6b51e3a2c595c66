import Foundation
import HIGModel
import Testing

@testable import higkb

@Suite("A pager that is written to")
struct PagerTests {
    /// As the program does at its start.
    init() { System.ignoreSignalsOfWrites() }

    /// Longer than what a pipe holds for a reader that does not read.
    private let long = String(repeating: "Hang a lamp.\n", count: 40_000)

    @Test("gets all of the answer, and is waited for")
    func whole() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "shown.txt")
            try Outlet.pager("cat >'\(file.path)'").write { try $0(long) }
            #expect(try String(contentsOf: file, encoding: .utf8) == long)
        }
    }

    @Test("has shown enough when a reader leaves it", arguments: ["head -n 1 >/dev/null", "kill -s PIPE $$"])
    func left(command: String) throws {
        #expect(throws: ClosedPipe.self) { try Outlet.pager(command).write { try $0(long) } }
    }

    @Test(
        "that fails has swallowed the answer, which is told",
        arguments: [("exit 1", "1"), ("cat >/dev/null; exit 3", "3"), ("higkb-no-such-pager 2>/dev/null", "127")])
    func failure(command: String, code: String) throws {
        for answer in [long, "Hang a lamp.\n"] {
            let problem = #expect(throws: Problem.self) { try Outlet.pager(command).write { try $0(answer) } }
            #expect(problem?.kind == .inputOutput)
            #expect(problem?.place == command)
            #expect(problem?.message == "the pager ended with exit code \(code)")
        }
    }

    @Test("that fails hides no error of the answer itself")
    func ownError() {
        let problem = #expect(throws: Problem.self) {
            try Outlet.pager("exit 1").write { _ in throw Problem(.badData, "halfway") }
        }
        #expect(problem?.message == "halfway")
    }
}
