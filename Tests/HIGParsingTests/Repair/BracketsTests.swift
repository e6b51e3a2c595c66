import Testing

@testable import HIGParsing

@Suite("The round brackets of a text")
struct BracketsTests {
    /// The brackets that hold words, and those that close a remark, in order.
    private func marks(_ text: String) -> (phrases: [Int], remarks: [Int]) {
        let utf8 = Array(text.utf8)
        var brackets = Brackets(utf8)
        var (phrases, remarks): ([Int], [Int]) = ([], [])
        for place in utf8.indices {
            if utf8[place] == UInt8(ascii: "(") {
                if brackets.holdPhrase(from: place) { phrases.append(place) }
                brackets.open(at: place)
            }
            if utf8[place] == UInt8(ascii: ")"), brackets.closeRemark(at: place) { remarks.append(place) }
        }
        return (phrases, remarks)
    }

    @Test("a remark holds words, a function's arguments do not")
    func phrases() {
        #expect(marks("lamp(see below) f(x) g(a b) h(").phrases == [4, 22])
        #expect(marks("f(g(x) y) h(i(z").phrases == [])
    }

    @Test("a remark stands between words, with words, a figure or capitals in it")
    func remarks() {
        #expect(marks("See (page 12)on (EULA)so (non)modal item(s)and").remarks == [12, 21])
        #expect(marks("(a b)c d)e").remarks == [])
        #expect(marks("Lamps (so it is) glow)so").remarks == [15, 21])
    }
}
