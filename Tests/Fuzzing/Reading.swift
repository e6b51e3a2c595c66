import Foundation
import HIGModel
import HIGParsing
import HIGRendering
import WrittenText

/// What must hold of any bytes that come in as a document.
struct Reading {
    private let reader: EditionReader

    init() throws { reader = EditionReader(vocabulary: try TopicVocabulary.bundled()) }

    /// Reads bytes as a file of this name; a `Problem` is an answer, too.
    func check(_ bytes: [UInt8], file: String) throws {
        // The folder dates what the bytes don't.
        let input = InputFile(path: file, folders: ["2011 iOS Human Interface Guidelines"], bytes: bytes)
        do {
            let assignment = Assignment(of: [input], override: try EditionOverride())
            if let problem = assignment.leftOut.first { throw problem }
            for edition in assignment.editions {
                try require(edition.edition.id.utf8.allSatisfy(Reading.isPlain), "the edition's id is plain")
                try check(try reader.read(edition.edition, sources: edition.sources))
            }
        } catch let problem as Problem {
            try require(problem.kind == .badData, "bytes are bad data at worst, not: \(problem)")
            try require(problem.place?.hasPrefix(file) == true, "the problem names the file: \(problem)")
        }
    }

    private func check(_ reading: EditionReading) throws {
        let rules = reading.sources.flatMap(\.rules)
        try require(Set(rules.map(\.id)).count == rules.count, "ids are unique")
        for source in reading.sources {
            let ends = [0] + source.passages.map(\.bytes.upperBound)
            let starts = source.passages.map(\.bytes.lowerBound) + [source.input.bytes.count]
            try require(starts == ends, "every byte belongs to one passage")
            for rule in source.rules { try check(rule, of: reading.edition) }
        }
        let text = try written { try TerminalFormat(width: 60).write(Report(rules), to: $0) }
        try require(text.visible == text, "nothing in the answer steers a terminal")
        for line in try written({ try JSONLinesFormat().write(Report(rules), to: $0) }).split(separator: "\n") {
            _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
        }
    }

    private func check(_ rule: Rule, of edition: Edition) throws {
        let parts = rule.id.split(separator: "/", omittingEmptySubsequences: false)
        try require(parts.count == 3, "an id has three parts: \(rule.id)")
        try require(parts[0] == edition.id && parts[1] == rule.topic, "an id names edition and topic: \(rule.id)")
        try require(!parts[2].isEmpty, "an id ends in a slug: \(rule.id)")
        try require(rule.topics.first == rule.topic, "the main topic is the first: \(rule.id)")
        try require(rule.statement.contains { !$0.isWhitespace }, "a rule says something: \(rule.id)")
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }
}

/// Something that must hold and did not.
struct Violation: Error, CustomStringConvertible {
    let description: String
}

func require(_ condition: Bool, _ what: @autoclosure () -> String) throws {
    guard condition else { throw Violation(description: what()) }
}
