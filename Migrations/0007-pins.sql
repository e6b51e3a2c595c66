-- What readers decided about links. By the rules' ids, not their rows: a decision outlives the edition that it is
-- about, and holds again when that is read anew.
CREATE TABLE pins (
    from_id TEXT NOT NULL,
    to_id TEXT NOT NULL,
    verdict TEXT NOT NULL CHECK (verdict IN ('link', 'unlink')),
    PRIMARY KEY (from_id, to_id)
) STRICT, WITHOUT ROWID;

-- Whether a reader decided the link.
ALTER TABLE links ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0;
