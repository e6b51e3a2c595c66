/// All that is written, piece by piece, as one string.
///
/// - Parameter write: is given where to write to.
public func written(_ write: ((String) throws -> Void) throws -> Void) rethrows -> String {
    var text = ""
    try write { text += $0 }
    return text
}
