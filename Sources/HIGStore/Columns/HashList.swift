import Foundation

/// A list of hashes as the blob that a column holds: eight bytes each, the lowest first.
struct HashList {
    let hashes: [UInt64]

    init(_ hashes: [UInt64]) {
        self.hashes = hashes
    }

    /// Reads a column; `nil` when a hash lacks bytes.
    init?(bytes: [UInt8]) {
        guard bytes.count.isMultiple(of: 8) else { return nil }
        hashes = stride(from: 0, to: bytes.count, by: 8).map { start in
            bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
    }

    /// The column's bytes.
    var data: Data {
        Data(hashes.flatMap { hash in stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: hash >> $0) } })
    }
}
