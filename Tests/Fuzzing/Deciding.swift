import HIGModel
import KnowledgeBase

/// What must hold of any text in a file of readers' decisions.
struct Deciding {
    func check(_ text: String) throws {
        let file: PinFile
        do {
            file = try PinFile(path: "a.pins", text: text)
        } catch let problem as Problem {
            try require(problem.kind == .badData, "a wrong line is no \(problem.kind): \(problem)")
            return try require(problem.place?.hasPrefix("a.pins:") == true, "a mistake has a line: \(problem)")
        }
        try require(Set(file.pins.map { Set([$0.from, $0.to]) }).count == file.pins.count, "a pair is decided once")
        try require(PinFile(path: "a.pins", text: file.text).pins == file.pins, "what is written reads the same")
    }
}
