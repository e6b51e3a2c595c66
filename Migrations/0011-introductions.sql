-- The sentence that leads to the list whose item a rule is: "If your app is interrupted, have it:" is half of what the item
-- says. NULL for what is no item, and for rules read before; reading their edition anew brings it.
ALTER TABLE rules ADD COLUMN introduction TEXT;

-- An item is found by its introduction as by the headings over it.
DROP VIEW rule_texts;
CREATE VIEW rule_texts AS
SELECT
    number,
    edition,
    statement,
    body,
    (
        SELECT group_concat(names, char(32, 57344, 32))
        FROM (
            SELECT
                rule_topics.topic
                || coalesce(char(32, 57344, 32) || topics.title, '')
                || coalesce(char(32, 57344, 32) || (
                    SELECT group_concat(alias, char(32, 57344, 32))
                    FROM (
                        SELECT alias FROM topic_aliases
                        WHERE topic_aliases.topic = rule_topics.topic
                        ORDER BY position
                    )
                ), '') AS names
            FROM rule_topics LEFT JOIN topics ON topics.slug = rule_topics.topic
            WHERE rule_topics.rule = rules.number
            ORDER BY rule_topics.position
        )
    ) AS topics,
    section || coalesce(char(32, 57344, 32) || introduction, '') AS section
FROM rules;
