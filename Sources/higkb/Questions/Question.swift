import ArgumentParser

/// Something that is asked of a database, apart from how it was typed.
protocol Question: Equatable {
    /// Asks, and writes what is answered.
    ///
    /// - Throws: a `Problem` of kind `.nothingFound` where there is no answer.
    func answer(from place: DatabasePlace, to output: Output) throws
}

/// A command that asks a question.
protocol QuestionCommand: ParsableCommand {
    associatedtype Asked: Question
    associatedtype Menu: FormatMenu

    /// What the arguments ask.
    var question: Asked { get }
    var database: DatabaseOptions { get }
    var output: OutputOptions<Menu> { get }
}

extension QuestionCommand {
    func run() throws { try question.answer(from: try database.place, to: output.output) }
}
