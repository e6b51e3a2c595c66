/// The folders above those of editions. What lies there and does not say of which edition it is speaks of the
/// collection.
struct CollectionFolders {
    /// The names of the folders around, innermost first.
    private var places: Set<[String]> = []

    /// Takes note of a file that says of which edition, or of which other file, it is.
    mutating func note(_ file: InputFile) {
        var place = file.folders.dropFirst()
        // What lies above a folder that is known is known as well.
        while !place.isEmpty, places.insert(Array(place)).inserted { place = place.dropFirst() }
    }

    /// Whether a file lies in such a folder.
    func hold(_ file: InputFile) -> Bool { places.contains(file.folders) }
}
