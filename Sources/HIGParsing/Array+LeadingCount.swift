extension Array {
    /// How many elements at the start fulfil a condition that no later element does, by bisection.
    func leadingCount(where isLeading: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isLeading(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
