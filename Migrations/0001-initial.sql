-- The knowledge base as it was founded. Landed migrations are never edited: a change is a new file.
--
-- Tables with wide text keep their short columns first, so that reading an id or a lineage never follows a row into
-- its overflow pages.

CREATE TABLE editions (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    -- As the source names it: YYYY, YYYY-MM or YYYY-MM-DD, which sort as text; NULL for undated web text.
    date TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE edition_series (
    edition TEXT NOT NULL REFERENCES editions ON DELETE CASCADE,
    position INTEGER NOT NULL,
    series TEXT NOT NULL,
    PRIMARY KEY (edition, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE sources (
    number INTEGER PRIMARY KEY,
    edition TEXT NOT NULL REFERENCES editions ON DELETE CASCADE,
    file TEXT NOT NULL,
    document TEXT NOT NULL,
    chunk INTEGER,
    format TEXT NOT NULL,
    digest TEXT NOT NULL,
    UNIQUE (edition, file),
    -- NULLs are distinct, so pages without a number don't collide. Also answers which chunks an edition holds.
    UNIQUE (edition, chunk)
) STRICT;

-- The files, untouched. Apart from the rest, because every list of rules looks at its sources, and a row with a
-- file in it takes a page of its own.
CREATE TABLE source_bytes (
    source INTEGER PRIMARY KEY REFERENCES sources ON DELETE CASCADE,
    bytes BLOB NOT NULL
) STRICT;

CREATE TABLE rules (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    lineage TEXT NOT NULL,
    edition TEXT NOT NULL REFERENCES editions ON DELETE CASCADE,
    source INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE,
    -- The rule's index among the rules of its source.
    position INTEGER NOT NULL,
    topic TEXT NOT NULL,
    modality TEXT NOT NULL,
    style TEXT NOT NULL,
    page INTEGER,
    first_line INTEGER NOT NULL CHECK (first_line >= 1),
    last_line INTEGER NOT NULL CHECK (last_line >= first_line),
    digest TEXT NOT NULL,
    -- JSON arrays of strings.
    platforms TEXT NOT NULL CHECK (json_valid(platforms)),
    section TEXT NOT NULL CHECK (json_valid(section)),
    statement TEXT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (source, position)
) STRICT;

-- Both orders, because a topic is followed through the editions and an edition is counted by topics.
CREATE INDEX rules_by_topic ON rules (topic, edition);
CREATE INDEX rules_by_edition ON rules (edition, topic);
CREATE INDEX rules_by_lineage ON rules (lineage, edition);

CREATE TABLE rule_topics (
    rule INTEGER NOT NULL REFERENCES rules ON DELETE CASCADE,
    -- 0 for the main topic.
    position INTEGER NOT NULL,
    topic TEXT NOT NULL,
    PRIMARY KEY (rule, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX rule_topics_by_topic ON rule_topics (topic);

CREATE TABLE passages (
    source INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    role TEXT NOT NULL,
    -- Offsets into the source's bytes, the second one past the end.
    first_byte INTEGER NOT NULL CHECK (first_byte >= 0),
    end_byte INTEGER NOT NULL CHECK (end_byte >= first_byte),
    first_line INTEGER NOT NULL CHECK (first_line >= 1),
    last_line INTEGER NOT NULL CHECK (last_line >= first_line),
    page INTEGER,
    rule INTEGER REFERENCES rules ON DELETE CASCADE,
    text TEXT NOT NULL,
    PRIMARY KEY (source, ordinal)
) STRICT, WITHOUT ROWID;

-- For the cascade from rules.
CREATE INDEX passages_by_rule ON passages (rule) WHERE rule IS NOT NULL;

CREATE TABLE repairs (
    source INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    line INTEGER NOT NULL,
    found TEXT NOT NULL,
    mended TEXT NOT NULL,
    PRIMARY KEY (source, ordinal)
) STRICT, WITHOUT ROWID;

-- The vocabulary. Rules don't reference it: a page may treat a subject that nobody has named yet.
CREATE TABLE topics (
    slug TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    parent TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE topic_aliases (
    topic TEXT NOT NULL REFERENCES topics ON DELETE CASCADE,
    position INTEGER NOT NULL,
    alias TEXT NOT NULL,
    PRIMARY KEY (topic, position)
) STRICT, WITHOUT ROWID;

-- The two editions of a link are those of its rules; a copy of them here could disagree.
CREATE TABLE links (
    from_rule INTEGER NOT NULL REFERENCES rules ON DELETE CASCADE,
    to_rule INTEGER NOT NULL REFERENCES rules ON DELETE CASCADE,
    bond TEXT NOT NULL,
    confidence REAL NOT NULL,
    -- The evidence, in columns because a comparison reads hundreds of links.
    statements REAL NOT NULL,
    texts REAL NOT NULL,
    same_topic INTEGER NOT NULL,
    neighbours INTEGER NOT NULL,
    -- A JSON array of strings.
    shared_words TEXT NOT NULL CHECK (json_valid(shared_words)),
    PRIMARY KEY (from_rule, to_rule, bond)
) STRICT, WITHOUT ROWID;

CREATE INDEX links_by_newer ON links (to_rule);

-- What the search index holds of each rule. The index keeps no copy of the text but reads it here, and an entry can
-- only be taken out by showing the text that was put in: take entries out before changing what this view shows.
--
-- Between two names of a topic stands a character for private use, char(57344), which the index takes for a word: a
-- phrase never runs from one name into the next.
CREATE VIEW rule_texts AS
SELECT
    number,
    edition,
    statement,
    body,
    (
        SELECT group_concat(names, char(32, 57344, 32))
        FROM (
            SELECT
                rule_topics.topic
                || coalesce(char(32, 57344, 32) || topics.title, '')
                || coalesce(char(32, 57344, 32) || (
                    SELECT group_concat(alias, char(32, 57344, 32))
                    FROM (
                        SELECT alias FROM topic_aliases
                        WHERE topic_aliases.topic = rule_topics.topic
                        ORDER BY position
                    )
                ), '') AS names
            FROM rule_topics LEFT JOIN topics ON topics.slug = rule_topics.topic
            WHERE rule_topics.rule = rules.number
            ORDER BY rule_topics.position
        )
    ) AS topics,
    section
FROM rules;

CREATE VIRTUAL TABLE rule_index USING fts5 (
    statement,
    body,
    topics,
    section,
    content = 'rule_texts',
    content_rowid = 'number',
    tokenize = 'porter unicode61 remove_diacritics 2'
);
