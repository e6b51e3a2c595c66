extension Collection<UInt8> {
    /// What follows a byte order mark, if one opens the bytes.
    var withoutByteOrderMark: SubSequence { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...] }
}
