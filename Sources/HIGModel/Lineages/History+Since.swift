import HIGText

extension History {
    /// The part of the history that some editions tell, the later ones.
    ///
    /// Advice that none of them gives is left out, and a note says of how much. So are entries of change logs that are
    /// known to be older than the first of the editions.
    ///
    /// - Parameters:
    ///   - editions: ids.
    ///   - start: what the reader called the beginning.
    ///   - date: that of the beginning, where it has one.
    public func since(_ start: String, editions: Set<String>, date: PartialDate?) -> History {
        let shown = lineages.filter { lineage in
            lineage.steps.contains { editions.contains($0.edition.id) && !$0.rules.isEmpty }
        }
        let count = lineages.count - shown.count
        let note = "not shown: \(counted(count, "piece")) of advice not given since \(start)"
        return History(
            subject: subject,
            lineages: shown.map { lineage in
                Lineage(id: lineage.id, steps: lineage.steps.filter { editions.contains($0.edition.id) })
            },
            changeLog: changeLog.filter { entry in
                guard let day = entry.date, let date else { return true }
                return day.mayFollow(date)
            },
            notes: (count == 0 ? [] : [note]) + notes)
    }
}
