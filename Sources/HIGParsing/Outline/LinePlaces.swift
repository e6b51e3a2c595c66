/// Where the lines of a chunk stand in its whole document, all counted from 1.
struct LinePlaces: Sendable {
    /// By line, from 0 on: its own place, else that of the last line before it that has one.
    private let before: [Int?]
    /// The same of the first line after it.
    private let after: [Int?]

    /// - Parameter places: those of the chunk's lines; `nil` for a line that is not found in the document.
    init(_ places: [Int?]) {
        before = LinePlaces.filled(places)
        after = LinePlaces.filled(places.reversed()).reversed()
    }

    /// The first place that any line has.
    var first: Int? { after.first ?? nil }

    /// The place of a line. Lines without one of their own stand where the line before them does, the first ones where
    /// the next does.
    func place(of line: Int) -> Int? { last(through: line) ?? first(from: line) }

    /// A line's own place.
    func exact(_ line: Int) -> Int? { last(through: line).flatMap { $0 == first(from: line) ? $0 : nil } }

    /// The last place that is known up to a line.
    func last(through line: Int) -> Int? { before.indices.contains(line - 1) ? before[line - 1] : nil }

    /// The first place that is known from a line on.
    func first(from line: Int) -> Int? { after.indices.contains(line - 1) ? after[line - 1] : nil }

    private static func filled(_ places: some Sequence<Int?>) -> [Int?] {
        var last: Int?
        return places.map { place in
            last = place ?? last
            return last
        }
    }
}
