-- Whole documents beside their chunks, and rules that the border between two chunks cuts.

-- 1 when the file holds the whole document. Without a chunk number alone it would count as a loose page.
ALTER TABLE sources ADD COLUMN whole INTEGER NOT NULL DEFAULT 0 CHECK (whole IN (0, 1));

-- Where a rule goes on after the source that it starts in.
CREATE TABLE rule_continuations (
    rule INTEGER NOT NULL REFERENCES rules ON DELETE CASCADE,
    position INTEGER NOT NULL,
    source INTEGER NOT NULL REFERENCES sources ON DELETE CASCADE,
    first_line INTEGER NOT NULL CHECK (first_line >= 1),
    last_line INTEGER NOT NULL CHECK (last_line >= first_line),
    PRIMARY KEY (rule, position)
) STRICT, WITHOUT ROWID;

-- For the cascade from sources.
CREATE INDEX rule_continuations_by_source ON rule_continuations (source);
