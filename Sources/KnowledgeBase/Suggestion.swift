/// "Did you mean …": the known names nearest to what was typed.
enum Suggestion {
    /// A next step that names up to three near names; `list` is the command that shows all.
    static func hint(for typed: String, among names: some Sequence<String>, list: String) -> String {
        let near = nearest(to: typed, among: names)
        guard let last = near.last else { return "\(list) shows what there is" }
        let listed = near.count == 1 ? last : near.dropLast().joined(separator: ", ") + " or " + last
        return "did you mean \(listed)? (\(list) shows all)"
    }

    /// Up to three names within a third of their length, nearest first, then by name.
    static func nearest(to typed: String, among names: some Sequence<String>) -> [String] {
        let typed = Array(typed.lowercased().utf8)
        var near: [(distance: Int, name: String)] = []
        for name in Set(names) {
            let utf8 = Array(name.lowercased().utf8)
            let limit = max(1, min(typed.count, utf8.count) / 3)
            let holds = typed.count >= 4 && name.lowercased().contains(String(decoding: typed, as: UTF8.self))
            let distance = holds ? 1 : distance(typed, utf8, limit: limit)
            if distance <= limit { near.append((distance, name)) }
        }
        return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment); past `limit`, more
    /// than `limit`.
    private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
        guard abs(left.count - right.count) <= limit else { return limit + 1 }
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var before: [Int] = []
        var last = Array(0...right.count)
        for i in 1...left.count {
            var row = [i]
            for j in 1...right.count {
                let cost = left[i - 1] == right[j - 1] ? 0 : 1
                var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    best = min(best, before[j - 2] + 1)
                }
                row.append(best)
            }
            before = last
            last = row
        }
        return last[right.count]
    }
}
