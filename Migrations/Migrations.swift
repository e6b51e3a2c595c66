/// One numbered step of the database's schema.
public struct Migration: Sendable {
    /// Ascending from 1; the database's `user_version` once the step is done.
    public let number: Int
    /// The file's name without its number, such as `initial`.
    public let name: String
    /// Statements that take the schema from the step before to this one.
    public let sql: String

    public init(number: Int, name: String, sql: String) {
        self.number = number
        self.name = name
        self.sql = sql
    }
}

/// The steps from an empty file to the schema this program reads.
public enum Migrations {
    /// In order. A step that has landed in a release is never edited: databases made by it exist.
    public static let all = [
        // The generated name drops the leading zero, which Swift doesn't allow at the start of a name.
        Migration(number: 1, name: "initial", sql: text(PackageResources._001_initial_sql)),
        Migration(number: 2, name: "whole-documents", sql: text(PackageResources._002_whole_documents_sql)),
        Migration(number: 3, name: "change-log", sql: text(PackageResources._003_change_log_sql)),
        Migration(number: 4, name: "measures", sql: text(PackageResources._004_measures_sql)),
        Migration(number: 5, name: "repair-evidence", sql: text(PackageResources._005_repair_evidence_sql)),
        Migration(number: 6, name: "search", sql: text(PackageResources._006_search_sql)),
        Migration(number: 7, name: "pins", sql: text(PackageResources._007_pins_sql)),
        Migration(number: 8, name: "holdings", sql: text(PackageResources._008_holdings_sql)),
        Migration(number: 9, name: "vocabulary", sql: text(PackageResources._009_vocabulary_sql)),
        Migration(number: 10, name: "words-asked", sql: text(PackageResources._010_words_asked_sql)),
        Migration(number: 11, name: "introductions", sql: text(PackageResources._011_introductions_sql)),
        Migration(number: 12, name: "pages", sql: text(PackageResources._012_pages_sql)),
        Migration(number: 13, name: "change-log-pages", sql: text(PackageResources._013_change_log_pages_sql)),
    ]

    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
