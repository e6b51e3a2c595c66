/// Words that others are drawn together with.
public enum Contraction {
    /// Those that "is" is drawn together with: "it's". Behind other words the same letters make a possessive.
    public static let subjectsOfIs = ["here", "it", "that", "there", "what", "who"]
}
