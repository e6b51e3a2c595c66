import ArgumentParser
import HIGModel
import HIGText
import KnowledgeBase

/// How the program ends when a command was not simply done.
struct Ending: Equatable {
    let status: ExitStatus
    /// For standard output: help and version that were asked for.
    var output = ""
    /// For standard error.
    var message = ""

    /// - Parameter nextStep: completes what the error advises.
    init(of error: any Error, nextStep: NextStep = NextStep(database: nil)) {
        switch error {
        case let problem as Problem:
            status = ExitStatus(problem.kind)
            let advice = problem.next.map(nextStep.completed) ?? (status == .defect ? Ending.report : nil)
            let told = Problem(problem.kind, problem.message, at: problem.place, next: advice)
            message = (problem.kind == .nothingFound ? "higkb: " : "higkb: error: ") + "\(told)\n"
        case is ClosedPipe:
            // Whoever read the output has seen enough, as with `| head`.
            status = .done
        case let request as Interruption.Requested:
            status = ExitStatus(signal: request.number)
            message = "higkb: interrupted, \(request.outcome)\n"
        case let left as LeftBehind:
            self = Ending(of: left.cause, nextStep: nextStep)
            message += "higkb: \(left.summary)\n"
        default:
            if let exit = error as? ExitCode, let asked = ExitStatus(rawValue: exit.rawValue) {
                status = asked
            } else {
                self = Ending(ofParsing: error)
            }
        }
    }

    private init(ofParsing error: any Error) {
        let text = Higkb.fullMessage(for: error).foldingLists
        switch Higkb.exitCode(for: error) {
        case .success:
            status = .done
            output = text + "\n"
        case .validationFailure:
            status = .usage
            message = "higkb: error: " + text.droppingPrefix("Error: ").abridgingQuotes + "\n"
        default:
            status = .defect
            message = "higkb: error: unexpected: \(error)\n  \(Ending.report)\n"
        }
    }

    /// What to do about a defect of the program.
    private static let report = "please report this, with the command and, if you can, the document"
}

extension String {
    /// With what the user typed, which the parser puts in single quotes, at a length that can be read.
    fileprivate var abridgingQuotes: String {
        var abridged = ""
        var rest = self[...]
        // Not apostrophes: a quotation begins after a space and ends before one or a mark.
        while let opening = rest.firstIndex(of: "'") {
            let isOpen = opening == startIndex || self[index(before: opening)].isWhitespace
            let start = index(after: opening)
            let closing = rest[start...].indices.first { place in
                rest[place] == "'" && (index(after: place) == endIndex || !self[index(after: place)].isLetter)
            }
            abridged += rest[..<start]
            rest = rest[start...]
            guard isOpen, let closing else { continue }
            abridged += String(self[start..<closing]).abridged + "'"
            rest = self[index(after: closing)...]
        }
        return abridged + rest
    }

    /// With the items of a list, which would take a line each, on one line below the one that announces them.
    fileprivate var foldingLists: String {
        var lines: [String] = []
        var isList = false
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            let isItem = line.hasPrefix("  - ")
            if isItem, isList, let last = lines.popLast() {
                lines.append(last + ", " + line.dropFirst(4))
            } else if isItem {
                lines.append("  " + line.dropFirst(4))
            } else {
                lines.append(String(line))
            }
            isList = isItem
        }
        return lines.joined(separator: "\n")
    }

    fileprivate func droppingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
