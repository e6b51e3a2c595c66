-- The last page that an entry can stand on, as 0012 has it for rules and passages.
ALTER TABLE change_log ADD COLUMN last_page INTEGER;
