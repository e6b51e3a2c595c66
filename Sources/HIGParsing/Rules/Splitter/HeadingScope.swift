/// What the blocks read so far mean for those that follow under the same heading.
struct HeadingScope {
    /// The place of the rule that what follows may belong to.
    var current: Int?
    /// What a paragraph that ended in a colon announced.
    var announcement: Announcement?
    /// What announced the list before, which goes on behind a figure or what a page's end put in between, and behind a
    /// paragraph where it says what users do, or what is called for.
    var announcedBefore: Announcement?
    /// The text that is shown for an example.
    var specimen: Specimen?
    /// The table that is being read says what to do in each case.
    var actions: ActionTable?
    /// The place of the rule that leads to the table: "Make it in the following sizes:".
    var tableOwner: Int?
    /// The labels over the columns of the table that is being read.
    var columns: [DoOrDont?] = []
    /// Whether to do what the lists that follow name, as the last label says.
    var label: LabelInForce?
    /// An admonition's label stood in a paragraph of its own.
    var isLabelled = false
}
