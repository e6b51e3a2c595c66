import Foundation

/// The folder of real editions that the environment names; `nil` where it names none.
let corpusFolder = ProcessInfo.processInfo.environment["HIGKB_CORPUS"].flatMap { $0.isEmpty ? nil : $0 }
