import HIGParsing

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
    static func assign(_ files: [InputFile], override: EditionOverride) throws -> [EditionInput] {
        let assignment = assignment(of: files, override: override)
        if let problem = assignment.leftOut.first { throw problem }
        return assignment.editions
    }
}
