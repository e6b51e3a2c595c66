extension CatalogDatabase {
    /// The tables. Lists are JSON arrays; `former_ids` and `later_ids` name rules of earlier and later editions.
    static let tables = """
        CREATE TABLE editions (
            id TEXT PRIMARY KEY,
            title TEXT NOT NULL,
            date TEXT, -- YYYY, YYYY-MM or YYYY-MM-DD; NULL where the edition names none
            series TEXT NOT NULL,
            position INTEGER NOT NULL, -- oldest first
            held TEXT NOT NULL -- how much of the edition is held, for people
        ) STRICT;

        CREATE TABLE topics (
            slug TEXT PRIMARY KEY,
            title TEXT NOT NULL,
            parent TEXT,
            aliases TEXT NOT NULL
        ) STRICT;

        CREATE TABLE sources (
            edition TEXT NOT NULL REFERENCES editions,
            file TEXT NOT NULL,
            document TEXT NOT NULL,
            chunk INTEGER,
            format TEXT NOT NULL,
            digest TEXT NOT NULL, -- SHA-256 of the file
            whole INTEGER NOT NULL, -- 1 when the file holds the whole document
            PRIMARY KEY (edition, file)
        ) STRICT;

        CREATE TABLE rules (
            number INTEGER PRIMARY KEY, -- by edition, source and position
            id TEXT NOT NULL UNIQUE,
            edition TEXT NOT NULL REFERENCES editions,
            lineage TEXT NOT NULL REFERENCES lineages,
            topic TEXT NOT NULL REFERENCES topics,
            topics TEXT NOT NULL,
            section TEXT NOT NULL,
            statement TEXT NOT NULL,
            introduction TEXT, -- what the statement is to be read after, if it does not stand alone
            body TEXT NOT NULL,
            modality TEXT NOT NULL, -- must, should, consider, may, should-not, must-not
            platforms TEXT NOT NULL,
            style TEXT NOT NULL,
            document TEXT NOT NULL,
            file TEXT NOT NULL,
            chunk INTEGER,
            page INTEGER, -- counted from 0
            last_page INTEGER, -- the last one it can stand on, if more than one after page
            first_line INTEGER NOT NULL,
            last_line INTEGER NOT NULL,
            digest TEXT NOT NULL, -- SHA-256 of statement and body
            former_ids TEXT NOT NULL,
            later_ids TEXT NOT NULL,
            removed_in TEXT -- NULL where a later edition has a rule of the lineage, and where nobody can tell
        ) STRICT;

        CREATE INDEX rules_by_topic ON rules (topic, edition);
        CREATE INDEX rules_by_edition ON rules (edition, topic);
        CREATE INDEX rules_by_lineage ON rules (lineage, edition);

        CREATE TABLE links (
            older TEXT NOT NULL REFERENCES rules (id),
            newer TEXT NOT NULL REFERENCES rules (id),
            bond TEXT NOT NULL,
            confidence REAL NOT NULL,
            statements REAL NOT NULL, -- likeness of the statements, 0 to 1
            texts REAL NOT NULL, -- likeness of statement and body together, 0 to 1
            shared_words TEXT NOT NULL,
            same_topic INTEGER NOT NULL, -- 1 when both rules have the same main topic
            neighbours INTEGER NOT NULL, -- 1 when the rules around them are linked, too
            pinned INTEGER NOT NULL, -- 1 when a reader decided the link
            PRIMARY KEY (older, newer, bond)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE changes (
            number INTEGER PRIMARY KEY,
            older TEXT NOT NULL REFERENCES editions,
            newer TEXT NOT NULL REFERENCES editions,
            relation TEXT NOT NULL,
            moved INTEGER NOT NULL,
            strength TEXT,
            confidence REAL,
            from_rules TEXT NOT NULL,
            to_rules TEXT NOT NULL,
            note TEXT,
            body_rule TEXT, -- the rule in whose body the advice stands, if not in both statements
            body_sentence TEXT,
            same_words_role TEXT, -- where one side is empty, and that edition says the words all the same: in what passage
            same_words_rule TEXT, -- the rule that this passage states or supports
            same_words_file TEXT,
            same_words_nearly INTEGER, -- 1 where they are nearly the same, 0 where they are word for word
            perhaps_reversed INTEGER NOT NULL -- 1 when the advice may be turned round, though told in another way
        ) STRICT;

        -- Where several rules belong together: the sentences of bodies that carry the advice of those not compared.
        CREATE TABLE further_sentences (
            change INTEGER NOT NULL REFERENCES changes,
            rule TEXT NOT NULL REFERENCES rules (id), -- whose advice it is
            body_rule TEXT NOT NULL REFERENCES rules (id), -- in whose body it stands
            sentence TEXT NOT NULL,
            modality TEXT -- how strongly it binds; NULL where nobody can tell
        ) STRICT;

        CREATE INDEX further_sentences_by_change ON further_sentences (change);

        -- The numbers with units that rules set.
        CREATE TABLE measures (
            rule TEXT NOT NULL REFERENCES rules (id),
            numbers TEXT NOT NULL,
            unit TEXT NOT NULL,
            text TEXT NOT NULL -- as the rule has it
        ) STRICT;

        CREATE INDEX measures_by_rule ON measures (rule);

        -- What the documents say of their own history, newest first within an edition.
        CREATE TABLE change_log (
            edition TEXT NOT NULL REFERENCES editions,
            date TEXT,
            written TEXT NOT NULL, -- the date in the document's own words
            text TEXT NOT NULL,
            topics TEXT NOT NULL,
            document TEXT NOT NULL,
            file TEXT NOT NULL,
            first_line INTEGER NOT NULL,
            last_line INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE lineages (
            id TEXT PRIMARY KEY,
            topic TEXT NOT NULL,
            statement TEXT NOT NULL,
            first_edition TEXT NOT NULL,
            last_edition TEXT NOT NULL,
            removed_in TEXT
        ) STRICT;

        CREATE VIRTUAL TABLE rules_search USING fts5 (
            statement, body, content = 'rules', content_rowid = 'number',
            tokenize = 'porter unicode61 remove_diacritics 2'
        );
        """

    /// What most questions are asked of. The columns of a view are only ever added to.
    static let views = """
        -- Every rule with its edition, its topic and its place in print.
        CREATE VIEW rules_view AS
        SELECT
            rules.id, rules.edition, editions.date, editions.title AS edition_title, rules.topic,
            topics.title AS topic_title, rules.modality, rules.statement, rules.body, rules.lineage, rules.removed_in,
            rules.document, rules.page, rules.chunk, rules.file, rules.first_line, rules.last_line,
            rules.introduction, rules.last_page
        FROM rules
        JOIN editions ON editions.id = rules.edition
        LEFT JOIN topics ON topics.slug = rules.topic
        ORDER BY rules.number;

        -- Every change between neighbouring editions, with the statements on both sides.
        CREATE VIEW changes_view AS
        SELECT
            changes.number, changes.older, changes.newer, changes.relation, changes.moved, changes.strength,
            changes.confidence, changes.from_rules, changes.to_rules,
            (
                SELECT group_concat(statement, char(10))
                FROM (SELECT statement FROM json_each(changes.from_rules) JOIN rules ON rules.id = value)
            ) AS from_statement,
            (
                SELECT group_concat(statement, char(10))
                FROM (SELECT statement FROM json_each(changes.to_rules) JOIN rules ON rules.id = value)
            ) AS to_statement,
            (
                SELECT topic FROM json_each(json_array(
                    json_extract(changes.to_rules, '$[0]'), json_extract(changes.from_rules, '$[0]')
                )) JOIN rules ON rules.id = value LIMIT 1
            ) AS topic,
            changes.note, changes.body_rule, changes.body_sentence, changes.same_words_role,
            changes.same_words_rule, changes.same_words_file, changes.perhaps_reversed, changes.same_words_nearly
        FROM changes ORDER BY changes.number;

        -- Every piece of advice: since when, until when, in how many editions.
        CREATE VIEW lineages_view AS
        SELECT
            lineages.id, lineages.topic, topics.title AS topic_title, lineages.statement,
            lineages.first_edition, lineages.last_edition, lineages.removed_in,
            (SELECT count(DISTINCT edition) FROM rules WHERE lineage = lineages.id) AS editions,
            (SELECT count(*) FROM rules WHERE lineage = lineages.id) AS rules
        FROM lineages LEFT JOIN topics ON topics.slug = lineages.topic
        ORDER BY lineages.topic, lineages.id;
        """
}
