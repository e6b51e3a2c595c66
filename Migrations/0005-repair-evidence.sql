-- Why each word was mended, and what the texts held said of an edition's words when it was read.

ALTER TABLE repairs ADD COLUMN reason TEXT NOT NULL DEFAULT 'not-recorded';

-- A digest of all mending that the evidence allowed in the edition; when more editions come and it would differ, the
-- edition is read again. NULL in editions that were read before this was kept.
ALTER TABLE editions ADD COLUMN word_evidence TEXT;
