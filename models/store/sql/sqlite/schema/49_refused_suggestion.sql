-- name: refused_suggestion_row
CREATE VIEW refused_suggestion_row AS
SELECT item_id, field, value, user, at FROM refused_suggestion
