/// A sentence of a paragraph or an item, and what it directs.
struct Told {
    /// Where the sentence stands in the block's text, in UTF-8 bytes.
    let range: Range<Int>
    /// `nil` where it directs nothing.
    let directive: Directive?
}
