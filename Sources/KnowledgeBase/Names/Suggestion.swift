import HIGModel
import HIGText

/// "Did you mean …": the known names nearest to what was typed.
public enum Suggestion {
    /// A next step that names up to three near names; `list` is the command that shows all.
    public static func hint(for typed: String, among names: some Sequence<String>, list: String) -> String {
        hint(nearest(to: typed, among: names), list: list)
    }

    /// A next step that names these; `list` is the command that shows all.
    static func hint(_ near: [String], list: String) -> String {
        choice(of: near).map { "\($0) (\(list) shows all)" } ?? "\(list) shows what there is"
    }

    /// A question that names these; `nil` where there are none.
    static func choice(of near: [String]) -> String? {
        near.isEmpty ? nil : "did you mean \(near.listed("or"))?"
    }

    /// The first five of the names that fit, with a sign that there are more.
    static func beginning(of names: [String]) -> String {
        names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    }

    /// Up to three names within a third of their length, or that hold what was typed, whether in singular or plural; those
    /// that begin with it first, then the nearest, then by name. Where there are none: names that stand in what was
    /// typed, longest first.
    static func nearest(to typed: String, among names: some Sequence<String>) -> [String] {
        let words = words(of: typed)
        let typed = letters(of: typed)
        guard typed.contains(where: { $0.isLetter || $0.isDigit || $0 >= 0x80 }) else { return [] }
        let wanted = EditDistance(from: typed)
        let names = Set(names).sorted()
        let near = names.compactMap { name -> (distance: Int, name: String)? in
            let letters = letters(of: name)
            let limit = max(1, min(typed.count, letters.count) / 3)
            let holds = typed.count >= 4 && Suggestion.holds(letters, typed)
            let begins = holds && letters.starts(with: typed)
            let distance = begins ? 0 : holds ? 1 : wanted.to(letters, limit: limit)
            return distance <= limit ? (distance, name) : nil
        }
        guard near.isEmpty else {
            return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
        }
        let parts = names.filter { $0.utf8.count >= 4 && words.contains(Suggestion.words(of: $0)) }
        return Array(parts.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.prefix(3))
    }

    private static func words(of name: String) -> [Substring] {
        Singular.ofEach(in: name.lowercased()).split(separator: " ")
    }

    private static func letters(of name: String) -> [UInt8] { Array(words(of: name).joined(separator: "-").utf8) }

    /// Whether the letters of a part stand in a name, next to each other.
    private static func holds(_ name: [UInt8], _ part: [UInt8]) -> Bool {
        guard name.count >= part.count else { return false }
        return (0...(name.count - part.count)).contains { name[$0] == part[0] && name[$0...].starts(with: part) }
    }
}
