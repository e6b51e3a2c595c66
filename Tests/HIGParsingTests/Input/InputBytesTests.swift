import Foundation
import HIGModel
import Testing

@testable import HIGParsing

@Suite("InputBytes")
struct InputBytesTests {
    private static let megabyte = 1 << 20

    /// What is read of a file of so many bytes.
    private func read(size: Int, limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try withTemporaryFolder { folder in
            try folder.write(String(repeating: "a", count: size), to: "lamps.md")
            bytes = try InputBytes.of(folder.appendingPathComponent("lamps.md").path, named: "lamps", limit: limit)
        }
        return bytes
    }

    @Test("a file is read whole, of whatever size up to the limit", arguments: [0, 1, 1 << 16, 1 << 16 + 1])
    func whole(size: Int) throws {
        try #expect(read(size: size, limit: size).count == size)
    }

    @Test("a file over the limit is refused, with its size and the limit in full megabytes")
    func tooLarge() {
        let problem = #expect(throws: Problem.self) {
            try read(size: 2 * Self.megabyte + 1, limit: 2 * Self.megabyte)
        }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == "lamps")
        #expect(problem?.message == "the file has 3 MB, more than the limit of 2 MB")
    }

    @Test("a file that cannot be read is named, with the system's reason")
    func unreadable() throws {
        try withTemporaryFolder { folder in
            for (path, reason) in [("none.md", "No such file or directory"), ("", "Is a directory")] {
                let problem = #expect(throws: Problem.self) {
                    try InputBytes.of(folder.appendingPathComponent(path).path, named: "lamps", limit: Self.megabyte)
                }
                #expect(problem?.kind == .inputOutput)
                #expect(problem?.place == "lamps")
                #expect(problem?.message == "cannot read the file: \(reason)")
            }
        }
    }

    /// Gives the end of a pipe that has a text and no writer.
    private func withPipe(_ text: String, _ body: (Int32) throws -> Void) throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try pipe.fileHandleForWriting.close()
        try body(pipe.fileHandleForReading.fileDescriptor)
        try pipe.fileHandleForReading.close()
    }

    @Test("a pipe that was named is read to its end, as far as the limit")
    func pipe() throws {
        try withPipe("Light the lamp.") { descriptor in
            let bytes = try InputBytes.of("/dev/fd/\(descriptor)", named: "lamps", limit: 15)
            #expect(bytes == Array("Light the lamp.".utf8))
        }
        try withPipe("Light the lamp.") { descriptor in
            let problem = #expect(throws: Problem.self) {
                try InputBytes.of("/dev/fd/\(descriptor)", named: "lamps", limit: 14)
            }
            #expect(problem?.kind == .badData)
        }
    }

    @Test("standard input is read to its end; what cannot be read is told")
    func standardInput() throws {
        try withPipe("Ring the bell.") { descriptor in
            let bytes = try InputBytes.ofStandardInput(descriptor, limit: 14)
            #expect(bytes == Array("Ring the bell.".utf8))
        }
        let problem = #expect(throws: Problem.self) { try InputBytes.ofStandardInput(-1, limit: 14) }
        #expect(problem?.kind == .inputOutput)
        #expect(problem?.message == "cannot read standard input: Bad file descriptor")
    }

    @Test("a stream is read as far as the limit, so that one without an end is refused")
    func endlessStream() throws {
        let descriptor = open("/dev/zero", O_RDONLY)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        let problem = #expect(throws: Problem.self) {
            try InputBytes.ofStandardInput(descriptor, limit: 1_000_000)
        }
        #expect(problem?.kind == .badData)
        #expect(problem?.place == Corpus.standardInputName)
        #expect(problem?.next?.contains("--max-file-size") == true)
    }
}
