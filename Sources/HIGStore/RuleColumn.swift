/// Where the columns stand that `StoreReader.forEachRule` selects.
enum RuleColumn {
    static let number = 0
    static let id = 1
    static let lineage = 2
    static let edition = 3
    static let topic = 4
    static let topics = 5
    static let section = 6
    static let statement = 7
    static let body = 8
    static let modality = 9
    static let platforms = 10
    static let style = 11
    static let document = 12
    static let file = 13
    static let chunk = 14
    static let page = 15
    static let firstLine = 16
    static let lastLine = 17
    static let digest = 18
    static let goesOn = 19
    static let hasMeasures = 20
    static let introduction = 21
    static let lastPage = 22
    /// The first of those that the caller asks for beside them.
    static let further = 23
}
