import HIGModel

/// A list that a chunk's end leaves open.
struct OpenList: Sendable {
    /// The rule that the items spell out, an index among the rules of the chunk; absent when each stands for itself.
    let rule: Int?
    /// How the list's announcement binds items that complete it, such as "You can use a panel to:".
    let offered: Modality?
    /// Whether the items say what users do.
    var isForUsers = false
    /// The sentence before the list.
    var introduction: String?
    /// Whether to do what the items name.
    var label: DoOrDont?
}

extension OpenList {
    /// A list as its announcement leaves it open.
    init(_ announced: Announcement?, rule: Int?) {
        self.init(
            rule: rule, offered: announced?.offer, isForUsers: announced?.isForUsers == true,
            introduction: announced?.introduction)
    }
}
