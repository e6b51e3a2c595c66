-- The words of an edition that could be several, each by a hash of its letters: eight bytes a word, the lowest first,
-- ascending. `word_evidence` is now a digest of what all texts held say of these words: while it stays the same, the
-- edition is mended as it was. NULL in editions that come from a catalog.
ALTER TABLE editions ADD COLUMN words_asked BLOB CHECK (length(words_asked) % 8 = 0);
