-- name: rules_told
-- The history of rules and users, newest first.
SELECT id, at, kind, about, subject, "user", "before", state
FROM intray.rule_told
WHERE about = :about AND (:name = '' OR subject = :name) AND (:before = 0 OR id < :before)
ORDER BY id DESC
LIMIT :limit
