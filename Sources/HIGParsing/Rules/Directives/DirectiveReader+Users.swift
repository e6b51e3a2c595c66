/// Those whom a design is made for. What they must do is no demand on it.
extension DirectiveReader {
    static let users: WordSet = [
        "users", "user", "people", "person", "they", "he", "she", "who", "someone", "everyone", "anyone", "everybody",
        "somebody", "anybody", "viewers", "viewer", "players", "player", "customers", "customer", "visitors", "visitor",
        "guests", "guest", "passengers", "passenger", "riders", "rider", "drivers", "driver", "shoppers", "shopper",
        "buyers", "buyer", "wearers", "wearer", "readers", "reader", "listeners", "listener", "learners", "learner",
        "students", "student", "patients", "patient", "participants", "participant", "employees", "employee", "owners",
        "owner", "adults", "adult", "children", "child", "audience", "audiences",
    ]
}

extension ModalPhrase {
    /// Whether the subject is one of them.
    var isUsers: Bool { DirectiveReader.users.contains(subject) && !isDevice }

    /// "The media player must show", "the viewer must open within a second": a part of a design that has its name from what
    /// people do with it.
    private var isDevice: Bool {
        guard Self.devices.contains(subject.singular) else { return false }
        if Self.media.contains(clause[subjectIndex - 1]) { return true }
        let verb = clause.skipping("not", "never", "always", from: after)
        if clause[verb] == "open" {
            return verb + 1 == clause.tokens.count || !Imperative.determiners.contains(clause[verb + 1])
        }
        return !subject.hasSuffix("s") && Self.presentations.contains(clause[verb])
    }
    private static let devices: WordSet = ["driver", "listener", "player", "reader", "viewer"]
    private static let media: WordSet = [
        "audio", "book", "card", "code", "device", "disk", "document", "event", "file", "font", "image", "media",
        "movie", "music", "photo", "picture", "printer", "record", "screen", "sound", "video",
    ]
    private static let presentations: WordSet = [
        "appear", "display", "fit", "load", "offer", "remain", "remember", "show", "support",
    ]

    /// "Users must be told", "a visitor needs to be greeted": what is done to them, and so a demand on the design. "Must be
    /// registered" tells what they must have done.
    func isTreatment(from position: Int) -> Bool {
        let be = clause.skipping("not", "never", "always", from: position)
        guard clause[be] == "be" else { return false }
        let verb = clause.skipping(DirectiveReader.adverbs, from: be + 1)
        return Verbs.isParticiple(clause[verb]) && !Self.conditions.contains(clause[verb])
    }
    /// States that people are in before they come, or have to bring themselves into.
    private static let conditions: WordSet = [
        "accustomed", "acquainted", "authenticated", "authorized", "aged", "concerned", "connected", "enrolled",
        "experienced", "interested", "involved", "located", "logged", "motivated", "positioned", "prepared",
        "registered", "satisfied", "seated", "signed", "skilled", "subscribed", "trained",
    ]
}
