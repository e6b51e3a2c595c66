extension Array where Element: Sendable {
    /// Makes a value of each element in two steps on other threads, and uses the values here, in order.
    ///
    /// While `finish` runs on one element, `make` already runs on the next ones, which keeps all cores busy. At most three
    /// are begun and not yet in use.
    ///
    /// - Parameter goOn: asked, some twenty times a second, while a value is waited for.
    /// - Throws: the first error of `make`, `finish` or `use`, in order; nothing is being made any more by then. Or what
    ///   `goOn` throws: then what is being made is left alone.
    public func mapAhead<Made: Sendable, Value: Sendable>(
        while goOn: () throws -> Void = {}, _ make: @escaping @Sendable (Element) throws -> Made,
        then finish: @escaping @Sendable (Made) throws -> Value, use: (Value) throws -> Void
    ) throws {
        try mapAhead(by: .available, while: goOn, make, then: finish, use: use)
    }

    func mapAhead<Made: Sendable, Value: Sendable>(
        by workers: Workers, while goOn: () throws -> Void = {}, _ make: @escaping @Sendable (Element) throws -> Made,
        then finish: @escaping @Sendable (Made) throws -> Value, use: (Value) throws -> Void
    ) throws {
        guard workers.count > 1 else {
            for element in self { try use(try AheadValue { try finish(try make(element)) }.value(while: goOn)) }
            return
        }
        var line = AheadLine(elements: self, make: make, finish: finish)
        do {
            while let value = try line.next(while: goOn) { try use(value) }
        } catch {
            try line.settle(while: goOn)
            throw error
        }
    }
}

/// Elements of which values are being made, one after the other.
private struct AheadLine<Element: Sendable, Made: Sendable, Value: Sendable> {
    /// Enough to make while the first cannot be finished yet; more would only take room.
    private static var length: Int { 3 }

    private let elements: [Element]
    private let make: @Sendable (Element) throws -> Made
    private let finish: @Sendable (Made) throws -> Value
    private var begun = 0
    private var lastMade: AheadValue<Made>?
    /// Those begun and not yet given out, in order.
    private var coming: [AheadValue<Value>] = []

    init(
        elements: [Element], make: @escaping @Sendable (Element) throws -> Made,
        finish: @escaping @Sendable (Made) throws -> Value
    ) {
        self.elements = elements
        self.make = make
        self.finish = finish
        begin()
    }

    /// The next value, once it is there; `nil` after the last.
    mutating func next(while goOn: () throws -> Void) throws -> Value? {
        guard let value = try coming.first?.value(while: goOn) else { return nil }
        coming.removeFirst()
        begin()
        return value
    }

    /// Waits until nothing is being made any more.
    func settle(while goOn: () throws -> Void) throws {
        for value in coming { try value.settle(while: goOn) }
    }

    private mutating func begin() {
        while coming.count < Self.length, begun < elements.count {
            let (element, make, finish) = (elements[begun], make, finish)
            let made = after(lastMade) { try make(element) }
            coming.append(after(coming.last) { try finish(try made.value()) })
            lastMade = made
            begun += 1
        }
    }

    private func after<Other, New>(
        _ other: AheadValue<Other>?, _ make: @escaping @Sendable () throws -> New
    ) -> AheadValue<New> {
        other.map { AheadValue(after: $0, make) } ?? AheadValue(make)
    }
}
