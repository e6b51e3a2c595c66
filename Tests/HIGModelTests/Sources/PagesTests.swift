import HIGModel
import Testing

@Suite("Pages")
struct PagesTests {
    @Test(
        "a text between two anchors stands on one of their pages, or of those between",
        arguments: [(0, 1, 1), (0, 2, 2), (7, 9, 9)] as [(Int, Int, Int?)])
    func between(first: Int, following: Int, last: Int?) {
        let pages = Pages(first, following: following)
        #expect(pages.first == first)
        #expect(pages.last == last)
    }

    @Test("an anchor that goes back, or stays on the page, tells no more than none", arguments: [nil, 0, 6, 7])
    func back(following: Int?) {
        #expect(Pages(7, following: following) == Pages(7))
        #expect(Pages(7, following: following).last == nil)
    }
}
