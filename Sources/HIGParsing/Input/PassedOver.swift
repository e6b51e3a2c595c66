/// Why a file in a folder is no document of any edition, though its name ends like one's.
public enum PassedOver: Error, Hashable, CaseIterable {
    /// JSON, but no page that Apple's DocC has rendered and no catalog.
    case foreignJSON
    /// A piece of another file, cut out for retrieval, as its front matter says.
    case excerpt
    /// A page above the folders of editions that does not say of which it is: what speaks of a collection, such as its
    /// index, its time line, or all of it in one file.
    case unfiled
}
