-- Differs: what some drivers do not tell by themselves.
SELECT last_insert_rowid() AS id
