-- What a search wants to know beside which rules have a word; all of it is derived from the rules, and made anew
-- after this migration as after every change.

-- Every word as the rules write it, in lower case: the index itself holds word stems, which can't tell a typing error
-- from a word.
CREATE TABLE rule_words (
    word TEXT PRIMARY KEY,
    times INTEGER NOT NULL CHECK (times > 0)
) STRICT, WITHOUT ROWID;

-- Of all rules what ranks them, packed into one value: a search weighs thousands of rules, and rows of their own would
-- take longer to read than the index.
CREATE TABLE rule_facts (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    packed BLOB NOT NULL
) STRICT;

INSERT INTO rule_facts VALUES (1, x'');

-- The passages that define and describe; row source * 2^20 + ordinal. Holds no copy of the text, which stands in
-- passages, and of each word only which passages have it: half the size.
CREATE VIRTUAL TABLE description_index USING fts5 (
    text,
    content = '',
    detail = none,
    columnsize = 0,
    tokenize = 'porter unicode61 remove_diacritics 2'
);
