import HIGModel
import Testing

@testable import HIGRendering

@Suite("An edition beside an answer about something else")
struct EditionInBriefTests {
    private func members(_ value: JSON) -> [String: JSON] {
        guard case .object(let members) = value else { return [:] }
        return Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    }

    @Test("says what it says among editions, but for the lists of its chunks and topics")
    func brief() {
        let summary = Samples.newerSummary
        let (brief, whole) = (members(EditionInBrief(summary: summary).json), members(summary.json))
        #expect(Set(brief.keys) == Set(whole.keys))
        for (name, value) in brief where name != "holding" { #expect(whole[name] == value, "\(name)") }
        let (short, long) = (members(brief["holding"] ?? .null), members(whole["holding"] ?? .null))
        #expect(Set(long.keys).subtracting(short.keys) == ["chunks", "topics"])
        for (name, value) in short { #expect(long[name] == value, "\(name)") }
    }

    @Test("has a name of its own in schemas, as has what is held of it")
    func names() {
        #expect(EditionInBrief.schemaName != EditionSummary.schemaName)
        #expect(HoldingInBrief.schemaName != Holding.schemaName)
    }
}
