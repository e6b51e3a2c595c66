/// A value that has a place in the data formats, and the shape that its JSON always has.
protocol Datum: SendableMetatype {
    static var shape: Shape { get }
    var json: JSON { get }
}

extension String: Datum {
    static var shape: Shape { .string }
    var json: JSON { .string(self) }
}

extension Int: Datum {
    static var shape: Shape { .integer }
    var json: JSON { .integer(self) }
}

extension Bool: Datum {
    static var shape: Shape { .boolean }
    var json: JSON { .bool(self) }
}

extension Optional: Datum where Wrapped: Datum {
    static var shape: Shape { .nullable(Wrapped.shape) }
    var json: JSON { self?.json ?? .null }
}

extension Array: Datum where Element: Datum {
    static var shape: Shape { .array(Element.shape) }
    var json: JSON { .array(map(\.json)) }
}

/// Members are written in the order of their names, so that equal values give equal bytes.
extension Dictionary: Datum where Key == String, Value: Datum {
    static var shape: Shape { .map(Value.shape) }
    var json: JSON { .object(sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value.json) }) }
}

/// A number written with a fixed count of decimal places.
struct Rounded: Datum {
    let value: Double
    let places: Int

    init(_ value: Double, places: Int = 2) {
        self.value = value
        self.places = places
    }

    static var shape: Shape { .number }
    var json: JSON { .decimal(value, places: places) }
}

/// An enumeration whose cases are their own names in the data.
protocol NamedChoice: Datum, CaseIterable, RawRepresentable where RawValue == String {}

extension NamedChoice {
    static var shape: Shape { .choice(allCases.map(\.rawValue)) }
    var json: JSON { .string(rawValue) }
}
