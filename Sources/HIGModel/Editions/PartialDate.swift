import HIGText

/// A calendar date known to the year, the month or the day: `2011`, `2010-03`, `2025-06-09`.
///
/// ```swift
/// if let march = PartialDate("2010-03"), let year = PartialDate("2010") {
///     march.hasPrefix(year)   // true
/// }
/// ```
public struct PartialDate: Hashable, Sendable {
    /// Four digits, 0 to 9999.
    public let year: Int
    /// 1 to 12, absent when only the year is known.
    public let month: Int?
    /// 1 to 31, absent when only the year or the month is known.
    public let day: Int?

    /// Reads `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; `nil` for anything else, including days that
    /// the month does not have.
    public init?(_ text: some StringProtocol) {
        // Bytes in an array: what isn't generic takes a tenth of the time, and a cold query reads every edition's date.
        self.init(bytes: Array(text.utf8))
    }

    private init?(bytes: [UInt8]) {
        let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), parts[0].count == 4, parts.dropFirst().allSatisfy({ $0.count == 2 }) else {
            return nil
        }
        var numbers: [Int] = []
        for part in parts {
            var number = 0
            for byte in part {
                guard byte.isDigit else { return nil }
                number = number * 10 + Int(byte & 0x0F)
            }
            numbers.append(number)
        }
        if numbers.count > 1, !(1...12).contains(numbers[1]) { return nil }
        if numbers.count > 2, !PartialDate.days(ofMonth: numbers[1], year: numbers[0]).contains(numbers[2]) {
            return nil
        }
        year = numbers[0]
        month = numbers.count > 1 ? numbers[1] : nil
        day = numbers.count > 2 ? numbers[2] : nil
    }

    /// The days of a month of the Gregorian calendar.
    private static func days(ofMonth month: Int, year: Int) -> ClosedRange<Int> {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return switch month {
        case 2: 1...(isLeap ? 29 : 28)
        case 4, 6, 9, 11: 1...30
        default: 1...31
        }
    }

    /// Whether this date lies on a day or after it, or may: `2010` may be later than `2010-03`.
    public func mayFollow(_ start: PartialDate) -> Bool { self >= start || start.hasPrefix(self) }

    /// Whether this date lies within the (coarser or equal) period that `other` names.
    public func hasPrefix(_ other: PartialDate) -> Bool {
        year == other.year
            && (other.month == nil || month == other.month)
            && (other.day == nil || day == other.day)
    }
}

extension PartialDate: CustomStringConvertible, LosslessStringConvertible {
    /// As `init(_:)` reads it: `2011`, `2010-03`, `2025-06-09`.
    public var description: String {
        [month, day].compactMap { $0 }.reduce(padded(year, to: 4)) { $0 + "-" + padded($1, to: 2) }
    }

    private func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension PartialDate: Comparable {
    /// A coarser date sorts before the finer ones within it: 2010 before 2010-03.
    public static func < (left: PartialDate, right: PartialDate) -> Bool {
        (left.year, left.month ?? 0, left.day ?? 0) < (right.year, right.month ?? 0, right.day ?? 0)
    }
}
