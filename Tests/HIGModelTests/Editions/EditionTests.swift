import HIGModel
import Testing

@Suite("Edition")
struct EditionTests {
    @Test("editions come by date, undated ones last, then by id")
    func order() {
        let editions = ["ios-2014", "draft", "mac-2011", "ios-2011", "current", "ios-2010-03"].map { id in
            Edition(
                id: id, title: "", date: PartialDate(id.drop { $0 != "-" }.dropFirst()), series: [.ios])
        }
        #expect(
            editions.sorted().map(\.id) == ["ios-2010-03", "ios-2011", "mac-2011", "ios-2014", "current", "draft"])
    }

    @Test("of one date a draft comes before what it is a draft of")
    func drafts() {
        let editions = ["mac-2001", Edition.preliminaryID(of: "mac-2001"), "mac-2000"].map { id in
            Edition(
                id: id, title: "", date: PartialDate(Edition.finalID(of: id).drop { $0 != "-" }.dropFirst()),
                series: [.mac])
        }
        #expect(editions.sorted().map(\.id) == ["mac-2000", "mac-2001-preliminary", "mac-2001"])
    }
}
