import HIGModel
import HIGText

/// Makes a plan of what was typed, with what the index knows of its words.
struct SearchPlanner {
    let vocabulary: SearchVocabulary
    /// Whether phrases in quotes count as words like others.
    var ignoresQuotes = false

    private var plan = SearchPlan()
    /// The words in order, stop words too: names of things run across them.
    private var words: [Word] = []

    private struct Word {
        let text: String
        var isPrefix = false
        var isStopWord = false
        /// What it may be a typing error for, though rules have it.
        var likelier: String?
        /// The place of its concept.
        var concept: Int?
    }

    /// Neighbouring words.
    private struct Run {
        let range: Range<Int>
        let text: String
    }

    init(vocabulary: SearchVocabulary, ignoresQuotes: Bool = false) {
        self.vocabulary = vocabulary
        self.ignoresQuotes = ignoresQuotes
    }

    mutating func plan(for terms: SearchTerms) throws -> SearchPlan {
        for (place, term) in terms.wanted.enumerated() {
            try read(term, isLast: place == terms.wanted.count - 1)
        }
        // A question of nothing but stop words asks for them.
        if plan.concepts.isEmpty, !words.contains(where: { !$0.isStopWord }) {
            words = []
            for term in terms.wanted {
                // "don't" is two words to the index, and one to who types it.
                if term.isStopWord, term.words.count > 1 {
                    addThing(term.words, [SearchPlan.Phrase(words: term.words)])
                } else {
                    words += term.words.map { Word(text: $0) }
                }
            }
        }
        for place in words.indices where !words[place].isStopWord { try addConcept(at: place) }
        try addPairs()
        try addOtherNames()
        plan.excluded = terms.excluded.flatMap { term in
            term.spellings.map { SearchPlan.Phrase(words: $0, isPrefix: term.isPrefix) }
        }
        return plan
    }

    // MARK: - Words

    private mutating func read(_ term: SearchTerms.Term, isLast: Bool) throws {
        if term.isQuoted, !ignoresQuotes {
            plan.concepts.append(
                SearchPlan.Concept(
                    typed: term.words.joined(separator: " "),
                    exact: [SearchPlan.Phrase(words: term.words, isPrefix: term.isPrefix)], isRequired: true))
        } else if term.isStopWord {
            words += term.words.map { Word(text: $0, isStopWord: true) }
        } else if term.words.count == 1, !term.isPrefix {
            try readWord(term.words[0], isLast: isLast)
        } else if term.isPrefix, term.words.count == 1 {
            words.append(Word(text: term.words[0], isPrefix: true))
        } else {
            try readCompound(term, isLast: isLast)
        }
    }

    /// Takes what was typed with a hyphen or the like as one thing where the rules say it, else as its words, which
    /// together may be another name of a topic.
    private mutating func readCompound(_ term: SearchTerms.Term, isLast: Bool) throws {
        let phrases = term.spellings.map { SearchPlan.Phrase(words: $0, isPrefix: term.isPrefix) }
        // What was quoted and found nowhere as it stands is wanted word by word, though another edition may have it.
        let known =
            try !term.isQuoted
            && vocabulary.count(SearchPlan.Phrase.said(phrases), upTo: 1) > 0
        guard known || term.isPrefix else {
            for word in term.words {
                if StopWords.contains(word.unicodeScalars) {
                    words.append(Word(text: word, isStopWord: true))
                } else {
                    try readWord(word, isLast: isLast && word == term.words.last)
                }
            }
            return
        }
        addThing(term.words, phrases)
    }

    /// Takes several words for one concept.
    private mutating func addThing(_ words: [String], _ phrases: [SearchPlan.Phrase]) {
        let concept = plan.concepts.count
        plan.concepts.append(SearchPlan.Concept(typed: words.joined(separator: "-"), exact: phrases))
        self.words += words.map { Word(text: $0, concept: concept) }
    }

    /// Takes an unknown word for two glued ones, for the beginning of one, or for a typing error.
    private mutating func readWord(_ word: String, isLast: Bool) throws {
        let isNumber = word.allSatisfy(\.isNumber)
        if isNumber {
            words.append(Word(text: word))
        } else if try vocabulary.isKnown(word) {
            // What has other names is meant as it stands.
            let likelier = try vocabulary.likelier(than: word).flatMap { Synonyms.of(word).isEmpty ? $0 : nil }
            if let likelier {
                let nobody = try vocabulary.times(word) == 0 ? "no rule" : "hardly a rule"
                plan.notes.append("\(nobody) has “\(word)”; searching for “\(likelier)” too")
            }
            words.append(Word(text: word, likelier: likelier))
        } else if let whole = try vocabulary.spelledOut(word) {
            plan.notes.append("“\(word)” is short for “\(whole)”; searching for that")
            words.append(Word(text: whole))
        } else if endsName(word) {
            words.append(Word(text: word))
        } else if let parts = try vocabulary.split(word) {
            words += parts.map { Word(text: $0, isStopWord: StopWords.contains($0.unicodeScalars)) }
        } else if isLast, word.unicodeScalars.count >= 3, try vocabulary.hasWords(beginningWith: word) {
            plan.notes.append("no rule has “\(word)”; searching for words that begin so")
            words.append(Word(text: word, isPrefix: true))
        } else if let parts = SearchPlanner.measure(word) {
            plan.notes.append("no rule has “\(word)”; searching for \(parts.map { "“\($0)”" }.listed("and"))")
            words += parts.map { Word(text: $0) }
        } else if let corrected = try vocabulary.correction(of: word) {
            plan.notes.append("no rule has “\(word)”; did you mean “\(corrected)”? searching for that")
            words.append(Word(text: corrected))
        } else {
            words.append(Word(text: word))
        }
    }

    /// Whether a word alone, or with those before it, has other names.
    private func endsName(_ word: String) -> Bool {
        (0..<SearchPlanner.longestName).contains { count in
            let name = words.suffix(count).map(\.text) + [word]
            return count <= words.count && !Synonyms.of(name.joined(separator: " ")).isEmpty
        }
    }

    /// `44x44` and `44pt` with what belongs apart taken apart; not a figure among letters, which is part of a name.
    private static func measure(_ word: String) -> [String]? {
        var parts: [String] = []
        for character in word {
            if let last = parts.last?.last, last.isNumber == character.isNumber {
                parts[parts.count - 1].append(character)
            } else {
                parts.append(String(character))
            }
        }
        let isName = [parts.first, parts.last].allSatisfy { $0?.first?.isNumber == false }
        return parts.count > 1 && !isName ? parts : nil
    }

    // MARK: - Concepts

    private mutating func addConcept(at place: Int) throws {
        let word = words[place]
        guard word.concept == nil else { return }
        var exact = [SearchPlan.Phrase(words: [word.text], isPrefix: word.isPrefix)]
        if let likelier = word.likelier { exact.append(SearchPlan.Phrase(words: [likelier])) }
        if let same = plan.concepts.firstIndex(where: { $0.exact.first == exact[0] && !$0.isRequired }) {
            words[place].concept = same
            return
        }
        if word.text.allSatisfy(\.isNumber) {
            exact += try vocabulary.measures(of: word.text).map { SearchPlan.Phrase(words: [$0]) }
        } else if word.isPrefix {
            exact += try vocabulary.words(beginningWith: word.text).map { SearchPlan.Phrase(words: [$0]) }
        } else if let parts = try vocabulary.split(word.text) {
            exact.append(SearchPlan.Phrase(words: parts))
        }
        for neighbour in [place - 1, place + 1] where words.indices.contains(neighbour) {
            let pair = [words[min(place, neighbour)], words[max(place, neighbour)]]
            guard !pair.contains(where: \.isPrefix) else { continue }
            let glued = pair.map(\.text).joined()
            if try vocabulary.times(glued) >= SearchVocabulary.often { exact.append(SearchPlan.Phrase(words: [glued])) }
        }
        words[place].concept = plan.concepts.count
        plan.concepts.append(SearchPlan.Concept(typed: word.text, exact: exact))
    }

    private mutating func addPairs() throws {
        guard words.count > 1 else { return }
        for place in 1..<words.count where !words[place - 1].isPrefix {
            // Of two stop words, neighbourhood says nothing.
            guard words[place - 1].concept != nil || words[place].concept != nil else { continue }
            // Those of one concept are looked for side by side as it is, or written as one.
            guard words[place - 1].concept == nil || words[place - 1].concept != words[place].concept else { continue }
            plan.pairs.append(
                SearchPlan.Phrase(words: [words[place - 1].text, words[place].text], isPrefix: words[place].isPrefix))
        }
    }

    /// Adds to the concepts what one or several words of the question are called elsewhere.
    private mutating func addOtherNames() throws {
        var runs: [Run] = []
        for start in words.indices {
            for end in (start + 1)...min(start + SearchPlanner.longestName, words.count) {
                let run = words[start..<end]
                guard run.contains(where: { $0.concept != nil }), !run.contains(where: \.isPrefix) else { continue }
                runs.append(Run(range: start..<end, text: run.map(\.text).joined(separator: " ")))
            }
        }
        guard !runs.isEmpty else { return }
        let topics = try vocabulary.topics(called: runs.map(\.text))
        for run in runs {
            let folded = Singular.ofEach(in: run.text)
            var match = Synonyms.of(run.text)
            for topic in topics where topic.names.contains(where: { Singular.ofEach(in: $0) == folded }) {
                if !plan.topics.contains(topic.slug) { plan.topics.append(topic.slug) }
                match.near += topic.names.filter { Singular.ofEach(in: $0) != folded }
            }
            // The words of a name with a stop word in it say little one by one, too: an "about box" is no box.
            let isTerm = match.isTerm || !match.isEmpty && words[run.range].contains(where: \.isStopWord)
            for concept in Set(words[run.range].compactMap(\.concept)).sorted() {
                if isTerm {
                    plan.concepts[concept].loose += plan.concepts[concept].exact
                    plan.concepts[concept].exact = [SearchPlanner.phrase(run.text)]
                }
                plan.concepts[concept].near += match.near.map(SearchPlanner.phrase)
                plan.concepts[concept].loose += match.loose.map(SearchPlanner.phrase)
            }
        }
    }

    private static func phrase(_ name: String) -> SearchPlan.Phrase {
        SearchPlan.Phrase(words: name.split { $0 == " " || $0 == "-" }.map(String.init))
    }

    /// In words.
    private static let longestName = 4
}
