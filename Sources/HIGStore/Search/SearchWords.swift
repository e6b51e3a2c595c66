import GRDB

/// The words that the rules are written in, and how often: what typing errors are judged by.
struct SearchWords {
    let database: Database

    func remove(sources list: String) throws {
        let statement = try database.cachedStatement(
            sql: "UPDATE rule_words SET times = times - ? WHERE word = ? AND times > ?")
        let removal = try database.cachedStatement(sql: "DELETE FROM rule_words WHERE word = ?")
        for (word, times) in try counts(in: SearchIndex.textsOfSources, [list]).sorted(by: { $0.key < $1.key }) {
            try statement.execute(arguments: [times, word, times])
            if database.changesCount == 0 { try removal.execute(arguments: [word]) }
        }
    }

    func insert(sources list: String) throws {
        try add(try counts(in: SearchIndex.textsOfSources, [list]))
    }

    func rebuild() throws {
        try database.execute(sql: "DELETE FROM rule_words")
        try add(try counts(in: "rule_texts", []))
    }

    private func add(_ counts: [String: Int]) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO rule_words (word, times) VALUES (:word, :times)
                ON CONFLICT DO UPDATE SET times = times + :times
                """)
        for (word, times) in counts.sorted(by: { $0.key < $1.key }) {
            try statement.execute(arguments: ["word": word, "times": times])
        }
    }

    /// - Parameter texts: what to select from.
    private func counts(in texts: String, _ arguments: StatementArguments) throws -> [String: Int] {
        var counts: [String: Int] = [:]
        let sql = "SELECT statement, body, topics, section FROM \(texts)"
        try StoreReader(database).each(sql, arguments) { row in
            for column in 0..<4 {
                SearchWords.count(in: try row.textIfAny(column) ?? "", to: &counts)
            }
        }
        return counts
    }

    /// Counts the words of a text, in lower case; words of one letter and numbers are no use against typing errors.
    static func count(in text: String, to counts: inout [String: Int]) {
        var text = text
        text.withUTF8 { bytes in
            var word: [UInt8] = []
            var (isPlain, hasLetter) = (true, false)
            func end() {
                defer {
                    word.removeAll(keepingCapacity: true)
                    (isPlain, hasLetter) = (true, false)
                }
                guard word.count > 1, hasLetter, word.count <= longestWord else { return }
                let written = String(decoding: word, as: UTF8.self)
                if isPlain {
                    counts[written, default: 0] += 1
                } else {
                    for part in written.unicodeScalars.split(whereSeparator: { !SearchTerms.isPartOfWord($0) })
                    where part.count > 1 {
                        counts[String(part).lowercased(), default: 0] += 1
                    }
                }
            }
            for byte in bytes {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"):
                    word.append(byte)
                    hasLetter = true
                case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                    word.append(byte | 0x20)
                    hasLetter = true
                case UInt8(ascii: "0")...UInt8(ascii: "9"):
                    word.append(byte)
                case 0x80...:
                    word.append(byte)
                    (isPlain, hasLetter) = (false, true)
                default: end()
                }
            }
            end()
        }
    }

    /// In bytes; what is longer is an address or an accident.
    private static let longestWord = 40
}
