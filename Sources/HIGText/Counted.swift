/// A number with its noun: `1 rule`, `2 rules`.
public func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(number == 1 ? noun : noun + "s")"
}
