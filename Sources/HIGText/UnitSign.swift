/// The signs of units, which may follow their number without a space: 44pt.
public enum UnitSign {
    /// By the name of their unit.
    public static let ofUnits: [String: [String]] = [
        "points": ["pt", "pts"], "pixels": ["px"], "milliseconds": ["ms"], "millimeters": ["mm"],
        "centimeters": ["cm"], "ppi": ["ppi"], "dpi": ["dpi"], "fps": ["fps"], "hertz": ["hz"], "kilobytes": ["kb"],
        "megabytes": ["mb"], "gigabytes": ["gb"],
    ]

    /// Of whatever unit.
    public static let all = Set(ofUnits.values.joined())
}
