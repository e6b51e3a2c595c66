/// Which words may be contracted with the next.
public enum Contraction {
    /// Those that "is" may be contracted with: "it's". Behind other words the same letters make a possessive.
    public static let subjectsOfIs = ["here", "it", "that", "there", "what", "who"]
    /// Those that "are", "have" and "will" may be contracted with: "they're".
    public static let persons = ["they", "we", "you"]
}
