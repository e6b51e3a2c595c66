-- The numbers with units that rules set. Rules read before this step have none here until their documents are read
-- again.
CREATE TABLE rule_measures (
    rule INTEGER NOT NULL REFERENCES rules ON DELETE CASCADE,
    position INTEGER NOT NULL,
    -- A JSON array of numbers.
    numbers TEXT NOT NULL CHECK (json_valid(numbers)),
    unit TEXT NOT NULL,
    -- As the rule has it.
    text TEXT NOT NULL,
    PRIMARY KEY (rule, position)
) STRICT, WITHOUT ROWID;
