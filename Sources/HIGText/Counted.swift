/// A number with its noun: `1 rule`, `2 rules`; `plural` where adding an s does not make it.
public func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}
