/// The version of all formats that other programs read.
public enum FormatVersion {
    /// Grows when one of the formats changes, and is the newest that a catalog is read in.
    ///
    /// Members are only ever added, but for the lists of chunks and topics beside a comparison, which version 10 leaves to
    /// `editions`; since version 11 a `lastPage` may be the one after the `page`.
    public static let newest = 13
}
