import Crypto

/// SHA-256 of bytes as 64 lowercase hexadecimal digits.
public func digest(_ bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    if bytes.withContiguousStorageIfAvailable({ hash.update(bufferPointer: UnsafeRawBufferPointer($0)) }) == nil {
        hash.update(data: Array(bytes))
    }
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(2 * SHA256.byteCount)
    for byte in hash.finalize() {
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
}
