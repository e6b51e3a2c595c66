-- The last page that a text can stand on, where that is more than one after its page: the marks of pages may be pages
-- apart. NULL elsewhere, and for what was read before; reading its edition anew brings it.
ALTER TABLE rules ADD COLUMN last_page INTEGER;
ALTER TABLE passages ADD COLUMN last_page INTEGER;
