-- What is held of each edition, counted once it is written: to count it anew takes longer than most answers.

-- The counts themselves.
CREATE VIEW edition_counts AS
SELECT
    id AS edition,
    (SELECT count(*) FROM sources WHERE edition = editions.id) AS sources,
    (SELECT count(*) FROM sources WHERE edition = editions.id AND whole) AS wholes,
    -- The numbers of the chunks, ascending, with commas between them.
    coalesce((
        SELECT group_concat(chunk)
        FROM (SELECT chunk FROM sources WHERE edition = editions.id AND chunk IS NOT NULL ORDER BY chunk)
    ), '') AS chunks,
    (SELECT count(*) FROM rules WHERE edition = editions.id) AS rules,
    -- A JSON array of the rules' main topics, ascending.
    (
        SELECT json_group_array(topic)
        FROM (SELECT DISTINCT topic FROM rules WHERE edition = editions.id ORDER BY topic)
    ) AS topics
FROM editions;

CREATE TABLE edition_holdings (
    edition TEXT PRIMARY KEY REFERENCES editions ON DELETE CASCADE,
    sources INTEGER NOT NULL,
    wholes INTEGER NOT NULL,
    chunks TEXT NOT NULL,
    rules INTEGER NOT NULL,
    topics TEXT NOT NULL CHECK (json_valid(topics))
) STRICT, WITHOUT ROWID;

INSERT INTO edition_holdings SELECT * FROM edition_counts;
