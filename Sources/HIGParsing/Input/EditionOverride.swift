import HIGModel
import HIGText

/// What the user says of an edition; it goes before what the sources say of themselves.
public struct EditionOverride: Hashable, Sendable {
    /// What can be said of an edition; the raw values are the keys of a manifest.
    public enum Field: String, Sendable {
        case id, series, title, date

        /// The option of the command line that says it.
        fileprivate var option: String { self == .id ? "--edition" : "--" + rawValue }
    }

    let id: String?
    private let series: [Series]?
    private let title: String?
    private let date: PartialDate?

    /// - Parameters:
    ///   - id: such as `ios-2012`; where it reads `<series>-<date>`, it says series and date as well.
    ///   - series: one series, or several separated by commas, main one first.
    ///   - name: how the user knows a field, for messages; `nil` for the options of the command line.
    /// - Throws: `Problem` when the id, a series or the date is not of the form that ids need.
    public init(
        id: String? = nil, series: String? = nil, title: String? = nil, date: String? = nil,
        naming name: ((Field) -> String)? = nil
    ) throws(Problem) {
        let name = name ?? { $0.option }
        let lines = series?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        if let id { try EditionOverride.checkFree(id, of: name(.id)) }
        // An edition without a date is called by its series alone.
        for line in lines ?? [] { try EditionOverride.checkFree(line, of: name(.series)) }
        if let title, title.allSatisfy(\.isWhitespace) {
            throw Problem(.usage, "\(name(.title)) is empty", next: "give the edition's title, or leave the option out")
        }
        self.id = id
        self.series = lines?.map(Series.init(rawValue:))
        self.title = title
        self.date = date.flatMap { PartialDate($0) }
        if let date, self.date == nil {
            throw Problem(
                .usage, "\(name(.date)) \(date.abridged): not a date", next: "use YYYY, YYYY-MM or YYYY-MM-DD")
        }
    }

    /// Whether the user said nothing.
    public var isEmpty: Bool { id == nil && series == nil && title == nil && date == nil }

    /// Whether an edition or a series may be called so: a name that is safe in ids, in commands and as a file's name.
    static func isName(_ name: String) -> Bool {
        let isPlain = name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-" || $0 == ".") }
        let ends = [name.first, name.last].compactMap { $0 }
        return isPlain && !ends.isEmpty && ends.allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// Checks a name, and that questions mean no other edition by it.
    private static func checkFree(_ name: String, of field: String) throws(Problem) {
        try checkName(name, of: field)
        guard !Edition.isReserved(name) else {
            throw Problem(
                .usage, "\(field) \(name): questions mean another edition by this word, the first or the newest",
                next: "for example --edition ios-2012 --series ios")
        }
    }

    private static func checkName(_ name: String, of field: String) throws(Problem) {
        guard isName(name) else {
            throw Problem(
                .usage, "\(field) \(name.abridged): use lowercase letters, digits, and hyphens or dots between them",
                next: "for example --edition ios-2012 --series ios")
        }
    }

    /// The edition that the user means where the sources, or the knowledge base, say `edition`.
    public func applied(to edition: Edition) -> Edition {
        let named = id.flatMap { EditionOverride.parts(ofID: $0) }
        let isHeld = id == edition.id
        let series = series ?? (isHeld ? nil : named.map { [$0.series] }) ?? edition.series
        let date = date ?? named?.date ?? (id == nil || isHeld ? edition.date : nil)
        return Edition(
            id: id ?? derivedID(from: edition, series: series, date: date), title: title ?? edition.title, date: date,
            series: series)
    }

    private func derivedID(from edition: Edition, series: [Series], date: PartialDate?) -> String {
        guard self.series != nil || self.date != nil else { return edition.id }
        return ([series.first?.rawValue, date?.description].compactMap { $0 }).joined(separator: "-")
    }

    private static func parts(ofID id: String) -> (series: Series, date: PartialDate)? {
        let id = Edition.finalID(of: id)
        for hyphen in id.indices where id[hyphen] == "-" {
            guard let date = PartialDate(id[id.index(after: hyphen)...]) else { continue }
            return (Series(rawValue: String(id[..<hyphen])), date)
        }
        return nil
    }
}
