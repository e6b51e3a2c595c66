-- What the documents tell of their own history, a row an entry. Documents read before this step have none here until
-- they are read again.
CREATE TABLE change_log (
    source INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE,
    position INTEGER NOT NULL,
    -- YYYY, YYYY-MM or YYYY-MM-DD, which sort as text; NULL where the date as written can't be read.
    date TEXT,
    written TEXT NOT NULL,
    page INTEGER,
    first_line INTEGER NOT NULL CHECK (first_line >= 1),
    last_line INTEGER NOT NULL CHECK (last_line >= first_line),
    -- A JSON array of strings.
    topics TEXT NOT NULL CHECK (json_valid(topics)),
    text TEXT NOT NULL,
    PRIMARY KEY (source, position)
) STRICT, WITHOUT ROWID;
