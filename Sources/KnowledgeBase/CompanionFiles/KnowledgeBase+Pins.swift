import HIGModel
import HIGParsing
import HIGStore
import HIGText

extension KnowledgeBase {
    /// What readers decided about links, by the rules' ids.
    ///
    /// - Throws: `Problem` that names the line when the file beside the database holds something else.
    public func pins() throws -> PinList {
        let file = try PinFile.beside(store.path)
        return try store.read { reader in
            let pins = try reader.pins()
            let isEdited = file.map { Set($0.pins) != Set(pins) } ?? false
            let note =
                "\(PinFile.path(beside: store.path)) was edited: higkb check --repair, or the next ingest, takes it up"
            return PinList(pins: try reader.states(of: pins), notes: isEdited ? [note] : [])
        }
    }

    /// Decides about two rules of different editions; links and lineages follow.
    ///
    /// The decision is written to the file beside the database first: should the database then fail, the next ingest
    /// takes it from there.
    ///
    /// - Parameter progress: told how far the links are renewed; what it throws ends the work, and nothing is changed.
    /// - Throws: `Problem` with near names when a name fits no rule or several, or both rules are of one edition.
    public func pin(
        _ verdict: Pin.Verdict, _ first: String, _ second: String,
        progress: @escaping @Sendable (IngestProgress) throws -> Void = { _ in }
    ) throws -> PinList {
        try store.write { writer in
            let pin = try writer.reader.pin(verdict, first, second)
            try changePins(writer, telling: IngestCounter(tell: progress)) { $0.set([pin]) }
            return PinList(pins: try writer.reader.states(of: [pin]))
        }
    }

    /// Takes a decision back, and leaves the two rules to the program.
    ///
    /// - Parameters:
    ///   - first: a rule's id or another name of it; of a rule that is not held, its id or the end of it.
    ///   - second: the other rule's, likewise.
    ///   - progress: as for `pin`.
    /// - Returns: what was decided.
    /// - Throws: `Problem` when nothing was decided about the two, or the names fit several decisions.
    public func unpin(
        _ first: String, _ second: String, progress: @escaping @Sendable (IngestProgress) throws -> Void = { _ in }
    ) throws -> PinList {
        try store.write { writer in
            let pins = try writer.reader.pins()
            let (names, ids) = (RuleNames(reader: writer.reader), pins.flatMap { [$0.from, $0.to] })
            let (one, other) = (try names.ids(first, among: ids), try names.ids(second, among: ids))
            let found = pins.filter { pin in
                one.contains(pin.from) && other.contains(pin.to) || other.contains(pin.from) && one.contains(pin.to)
            }
            guard let pin = found.first else {
                throw Problem(
                    .nothingFound, "nothing was decided about \(first.abridged) and \(second.abridged)",
                    next: "higkb pins lists what was")
            }
            guard found.count == 1 else {
                throw Problem(
                    .usage, "\(counted(found.count, "decision")) fit the two names", next: "give the rules' whole ids")
            }
            try changePins(writer, telling: IngestCounter(tell: progress)) { $0.remove([pin]) }
            return PinList(pins: try writer.reader.states(of: [pin]))
        }
    }

    /// Takes over what readers decided where catalogs come from, as far as nothing was decided here. What they forbade
    /// leaves no trace in a catalog.
    ///
    /// The last act of an ingest: it writes the file beside the database.
    ///
    /// - Parameter counter: told how many of how many steps are linked; what it throws ends the linking.
    /// - Returns: the file as it was, if it has changed.
    func takePins(
        of catalogs: [CatalogFile], _ writer: StoreWriter, telling counter: IngestCounter
    ) throws -> HeldDecisions? {
        let links = catalogs.flatMap(\.links).filter(\.evidence.pinned)
        guard !links.isEmpty else { return nil }
        var decided = Set(try writer.reader.pins().map(\.rules))
        let pins = links.map { Pin(.link, from: $0.from, to: $0.to) }
        let new = pins.filter { decided.insert($0.rules).inserted }
        guard !new.isEmpty else { return nil }
        return try changePins(writer, telling: counter) { $0.set(new) }
    }

    /// - Returns: the file as it was.
    @discardableResult
    private func changePins(
        _ writer: StoreWriter, telling counter: IngestCounter, _ change: (inout PinFile) -> Void
    ) throws -> HeldDecisions {
        var held = try HeldDecisions(beside: store.path)
        let text = try held.text ?? writer.reader.pins().map { PinFile.line($0) + "\n" }.joined()
        var file = try PinFile(path: PinFile.path(beside: store.path), text: text)
        change(&file)
        let decided = try writer.takePins(file.pins)
        if !decided.isEmpty { try Linking(writer: writer).renew(after: [], decided: decided, telling: counter) }
        try held.replace(with: file.text)
        return held
    }
}

extension StoreWriter {
    /// Takes what the file beside the database says; without one, what the database holds stays.
    ///
    /// - Returns: the decisions that came or went, for links to follow.
    func takePinFile(beside database: String) throws -> [Pin] {
        guard let file = try PinFile.beside(database) else { return [] }
        return try takePins(file.pins)
    }

    /// - Returns: the decisions that came or went.
    fileprivate func takePins(_ pins: [Pin]) throws -> [Pin] {
        let changed = Set(try reader.pins()).symmetricDifference(pins)
        if !changed.isEmpty { try replacePins(pins) }
        return Array(changed)
    }
}

extension StoreReader {
    fileprivate func states(of pins: [Pin]) throws -> [PinState] {
        let missing = try missing(rules: pins.flatMap { [$0.from, $0.to] })
        return pins.map { pin in PinState(pin: pin, missing: [pin.from, pin.to].filter(missing.contains)) }
    }

    /// A decision about two rules as users name them, the older one first.
    fileprivate func pin(_ verdict: Pin.Verdict, _ first: String, _ second: String) throws -> Pin {
        let names = RuleNames(reader: self)
        let (left, right) = (try names.one(first), try names.one(second))
        guard left.id != right.id else {
            throw Problem(.usage, "both names are of one rule, \(left.id)", next: "name a rule of another edition")
        }
        guard left.edition != right.edition else {
            throw Problem(
                .usage, "both rules are of \(left.edition)", next: "a link leads from one edition to another")
        }
        let older = try editions().map(\.id).first { [left.edition, right.edition].contains($0) }
        let pin = Pin(verdict, from: left.id, to: right.id)
        return older == left.edition ? pin : pin.turned
    }
}
