import HIGModel

/// "Did you mean …": the known names nearest to what was typed.
public enum Suggestion {
    /// A next step that names up to three near names; `list` is the command that shows all.
    public static func hint(for typed: String, among names: some Sequence<String>, list: String) -> String {
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
            let distance = holds ? 1 : EditDistance.between(typed, utf8, limit: limit)
            if distance <= limit { near.append((distance, name)) }
        }
        return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }
}
