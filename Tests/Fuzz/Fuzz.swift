import Foundation
import Fuzzing

/// libFuzzer with a target: `fuzz TARGET [libFuzzer's own arguments]`, or `fuzz TARGET --examples FOLDER` to write what
/// it starts from, or `fuzz TARGET --replay FILE` to see what does not hold.
@main
struct Fuzz {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1, let target = FuzzTarget(rawValue: arguments[1]) else {
            print("usage: fuzz \(FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")) …")
            exit(2)
        }
        if arguments.count == 4, arguments[2] == "--examples" {
            for (number, example) in try target.examples().enumerated() {
                try Data(example).write(to: URL(fileURLWithPath: arguments[3]).appending(path: "example-\(number)"))
            }
            return
        }
        if arguments.count == 4, arguments[2] == "--replay" {
            try target.check()([UInt8](try Data(contentsOf: URL(fileURLWithPath: arguments[3]))))
            return
        }
        run(try target.check(), [arguments[0]] + arguments.dropFirst(2))
    }

    private static func run(_ check: @escaping ([UInt8]) throws -> Void, _ arguments: [String]) {
        current = check
        var count = CInt(arguments.count)
        var pointers = arguments.map { strdup($0) } + [nil]
        pointers.withUnsafeMutableBufferPointer { buffer in
            var base = buffer.baseAddress
            _ = runDriver(&count, &base) { bytes, count in
                Fuzz.one(UnsafeBufferPointer(start: bytes, count: count))
            }
        }
    }

    nonisolated(unsafe) private static var current: ([UInt8]) throws -> Void = { _ in }

    private static func one(_ bytes: UnsafeBufferPointer<UInt8>) -> CInt {
        do {
            try current(Array(bytes))
        } catch {
            fatalError("\(error)")
        }
        return 0
    }
}

/// libFuzzer's loop: https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ argumentCount: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
