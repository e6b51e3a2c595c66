-- A digest of the vocabulary of topics that an edition was read with; when the vocabulary is extended, the edition is
-- read again. NULL in editions that were read before this was kept, and in those that come from a catalog.
ALTER TABLE editions ADD COLUMN vocabulary TEXT;
