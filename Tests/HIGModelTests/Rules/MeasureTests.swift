import HIGModel
import Testing

@Suite("Measure")
struct MeasureTests {
    @Test("is the same as one of its numbers and unit, however that is spelt")
    func same() {
        let points = Measure(numbers: [44, 44], unit: "points", text: "44 x 44 points")
        let pt = Measure(numbers: [44, 44], unit: "points", text: "44x44 pt")
        let tabs = Measure(numbers: [5], unit: "tabs", text: "five tabs")
        #expect(points.isSame(as: pt) && points != pt && !points.isSame(as: tabs))
        #expect(points.amount == pt.amount && points.amount != tabs.amount)
    }
}
