import HIGModel
import HIGParsing
import Testing

extension Corpus {
    /// The documents that paths lead to, all of which must be right.
    static func files(at paths: [String], standardInput: @escaping () throws -> [UInt8]) throws -> [InputFile] {
        let corpus = try Corpus(at: paths, standardInput: standardInput)
        if let problem = corpus.leftOut.first { throw problem }
        return corpus.files
    }
}

extension EditionInput {
    /// The editions of files that must all be right.
    static func assign(_ files: [InputFile], override: EditionOverride? = nil) throws -> [EditionInput] {
        let assignment = Assignment(of: files, override: try override ?? EditionOverride())
        if let problem = assignment.leftOut.first { throw problem }
        return assignment.editions
    }

    /// What is said of files that can't all be filed.
    static func problem(_ files: [InputFile]) throws -> Problem {
        try #require(#expect(throws: Problem.self) { try assign(files) })
    }
}

extension InputFile {
    static func of(_ path: String, _ text: String, folders: [String] = []) -> InputFile {
        InputFile(path: path, folders: folders, bytes: Array(text.utf8))
    }

    /// The text of a chunk.
    static func chunk(_ number: Int, _ text: String = "Text.", of document: String = "2011 iOS HIG.pdf") -> String {
        "<!-- Chunk \(number) | Source: \(document) | Est. Tokens: 9 -->\n\(text)"
    }
}
