-- name: redelivered_row
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' SQL SECURITY DEFINER VIEW redelivered_row AS
SELECT r.import_id, r.item_id, r.outcome
FROM redelivered_all AS r
WHERE EXISTS (
    SELECT 1 FROM user_all AS me
    WHERE me.active = 1 AND (FIND_IN_SET('importer', me.roles) OR FIND_IN_SET('administrator', me.roles)
                               OR FIND_IN_SET('supervisor', me.roles))
      AND me.login = SESSION_LOGIN())
