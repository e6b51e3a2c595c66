import ConcurrentWork
import HIGModel

/// Turns drafts into rules: gives them topics, ids and citations.
///
/// A class, because a struct's closures would copy all that the finder knows for each rule, which all threads share.
final class RuleNaming: Sendable {
    private let edition: Edition
    private let finder: TopicFinder
    /// The lines of editions whose platform all rules are limited to; a guess limits none.
    private let limiting: [Series]

    init(edition: Edition, finder: TopicFinder) {
        self.edition = edition
        self.finder = finder
        limiting = edition.guessesSeries ? [] : edition.series
    }

    /// The rules of each source, in source order.
    func rules(splits: [SplitText], titles: [String?], sources: [SourceInput], texts: [SourceText]) -> [[Rule]] {
        let drafts = splits.map(\.rules)
        let headings = finder.headings(over: drafts.joined())
        let topics = Array(splits.indices).concurrentMap { index in
            let (passages, title) = (splits[index].passages, titles[index])
            return finder.topics(of: drafts[index], under: headings, page: title) {
                finder.subjects(of: passages.indices.lazy.map { passages[$0].text })
            }
        }
        let ids = ids(drafts: drafts, topics: topics)
        return Array(drafts.indices).concurrentMap { source in
            let platforms = titles[source].map { title in
                Platforms.supported(byPage: splits[source].passages.lazy.map(\.text), title: title)
            }
            return drafts[source].indices.map { index in
                let draft = drafts[source][index]
                let continuation = draft.continuation.map { bytes in
                    let next = sources[source + 1].source
                    return Citation.Continuation(
                        file: next.file, chunk: next.chunk, lines: texts[source + 1].lines(of: bytes))
                }
                return rule(
                    draft, id: ids[source][index], topics: topics[source][index], platforms: platforms ?? [],
                    source: sources[source].source, text: texts[source], continuation: continuation)
            }
        }
    }

    private func rule(
        _ draft: RuleDraft, id: String, topics: [String], platforms: [String], source: Source, text: SourceText,
        continuation: Citation.Continuation?
    ) -> Rule {
        let body = draft.body.joined(separator: "\n\n")
        return Rule(
            id: id, lineage: String(id.dropFirst(edition.id.count + 1)), edition: edition.id, series: edition.series,
            topic: topics[0], topics: topics, section: draft.section, statement: draft.statement, body: body,
            modality: draft.modality,
            platforms: Platforms.limiting(
                draft.statement, in: draft.section, page: platforms, of: limiting),
            style: draft.style,
            source: Citation(
                document: source.document, file: source.file, chunk: source.chunk, pages: draft.pages,
                lines: text.lines(of: draft.bytes), continuations: continuation.map { [$0] } ?? []),
            digest: digest(Rule.digestedText(statement: draft.statement, body: body).utf8),
            measures: draft.measures, introduction: draft.introduction)
    }

    /// What an id ends with that another rule's words would give as well.
    fileprivate static func mark(of statement: String) -> String { "-" + digest(statement.utf8).prefix(6) }

    /// Ids made of edition, topic and the statement's words. Statements whose words give the same id are told apart
    /// by the digest of the whole statement, and the same statement twice by a count.
    private func ids(drafts: [[RuleDraft]], topics: [[[String]]]) -> [[String]] {
        let plain = Array(drafts.indices).concurrentMap { source in
            zip(drafts[source], topics[source]).map { draft, topics in
                "\(edition.id)/\(topics[0])/\(Slug.of(statement: draft.statement, from: draft.directive))"
            }
        }
        var uses: [String: Int] = [:]
        for id in plain.joined() { uses[id, default: 0] += 1 }
        var given: [String: Int] = [:]
        return zip(plain, drafts).map { ids, drafts in
            zip(ids, drafts).map { id, draft in
                let full = uses[id] == 1 ? id : id + RuleNaming.mark(of: draft.statement)
                given[full, default: 0] += 1
                return given[full] == 1 ? full : "\(full)-\(given[full, default: 1])"
            }
        }
    }
}

extension Rule {
    /// Whether the words of the rule's id would name another rule of its edition and topic as well, so that the id ends
    /// with a digest of the statement, and for the same statement again with a count.
    public var sharesName: Bool { sharedID != nil }

    /// The id of such a rule without digest and count; `nil` where the id's words name no other rule.
    public var sharedID: String? {
        let mark = RuleNaming.mark(of: statement)
        let count = id.split(separator: "-").last.flatMap { Int($0) == nil ? nil : $0.count + 1 } ?? 0
        return [id, String(id.dropLast(count))].first { $0.hasSuffix(mark) }.map { String($0.dropLast(mark.count)) }
    }
}
