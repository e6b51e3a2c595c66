import HIGModel
import HIGText

/// What a file's names say of its edition.
extension InputFile {
    /// What the folders around the file say of its edition: the innermost one with a date, else, for the parts of a
    /// document, the one that holds them.
    ///
    /// The archive's older layout has its editions, or their files, under `docs/`.
    var folderTitle: EditionTitle? {
        let folders = folders.filter { !["chunks", "docs"].contains($0.lowercased()) }
        let dated = folders.prefix(2).lazy.map { EditionTitle($0) }.first { $0.date != nil && $0.namesGuidelines }
        if let dated { return dated }
        guard isFullDocument, let title = folders.first.map({ EditionTitle($0) }) else { return nil }
        return title.namesDocument || title.namesSystem ? title : nil
    }

    /// What its name says, for a document on its own: `2010-03 iPhone Human Interface Guidelines.md`.
    var nameTitle: EditionTitle? {
        let title = EditionTitle(path.lastPathPart)
        return title.date != nil && title.namesDocument ? title : nil
    }

    /// Whether it is the whole document beside its chunks.
    var isFullDocument: Bool {
        let stem = path.lastPathPart.prefix { $0 != "." }.lowercased()
        return stem == "full_document" || stem == "full-document"
    }

    /// `chunk_105.md` and `ios-2011-chunk-105.md` say 105.
    var chunkNumber: Int? {
        let words = path.lastPathPart.parts(between: "-", "_", ".", " ").map { $0.lowercased() }
        guard let index = words.lastIndex(of: "chunk"), index + 1 < words.count else { return nil }
        return Int(words[index + 1])
    }

    /// Whether the name of a page, its folder's or its text says that it is Apple's of today.
    var saysWhose: Bool {
        (folders + [path.lastPathPart]).contains { $0.hasPrefix(Edition.currentID) }
            || ["Apple", "apple.com"].contains { bytes.firstRange(of: Array($0.utf8)) != nil }
    }
}
