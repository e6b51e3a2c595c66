import ConcurrentWork
import HIGModel

/// The files of one ingest, sorted into editions.
public struct Assignment: Sendable {
    /// Oldest edition first.
    public let editions: [EditionInput]
    /// The files in folders that are no documents of any edition, in order.
    public let passedOver: [PassedOver: [String]]
    /// The files that cannot be read or filed, each with its reason, in order.
    public let leftOut: [Problem]

    init(editions: [EditionInput], passedOver: [PassedOver: [String]], leftOut: [Problem]) {
        self.editions = editions
        self.passedOver = passedOver
        self.leftOut = leftOut
    }

    /// Sorts files into editions by their chunk headers, their folders and the user's word.
    ///
    /// Left out are files that are empty or not UTF-8 or not of their format, whose header is damaged or contradicts
    /// folder or name, the later of two that claim the same chunk with different text, and chunks of a second document
    /// that would seem to be of the same edition.
    public init(of files: [InputFile], override: EditionOverride) {
        let identified = files.concurrentMap { file in
            Result { try IdentifiedFile(file, override: override) }
        }
        let (chunks, collections) = Assignment.folders(of: files, identified)
        var filing = EditionFiling(isOverridden: !override.isEmpty)
        for (file, result) in zip(files, identified) {
            do {
                let found = try result.get().settled(beside: chunks)
                if found.isGuess, file.isFound, collections.hold(file), found.isPlain {
                    throw PassedOver.unfiled
                }
                try filing.take(found)
            } catch PassedOver.foreignJSON where !file.isFound {
                filing.leftOut.append(DocCDocument.foreign(file.path))
            } catch let reason as PassedOver {
                filing.passedOver[reason, default: []].append(file.path)
            } catch {
                filing.leftOut.append(error as? Problem ?? Problem(.defect, "\(error)", at: file.path))
            }
        }
        self = filing.assignment()
    }

    /// Which editions the chunks in each folder are of, and which folders lie above those of editions.
    private static func folders(
        of files: [InputFile], _ identified: [Result<IdentifiedFile, any Error>]
    ) -> (ChunkFolders, CollectionFolders) {
        var chunks = ChunkFolders()
        var collections = CollectionFolders()
        for (file, result) in zip(files, identified) {
            switch result {
            case .success(let found):
                if found.input.source.chunk != nil { chunks.note(file, of: found.edition) }
                // Whoever writes a manifest knows what lies above its folder.
                if !found.isGuess, file.named == nil { collections.note(file) }
            case .failure(let error):
                if error as? PassedOver == .excerpt { collections.note(file) }
            }
        }
        return (chunks, collections)
    }
}
