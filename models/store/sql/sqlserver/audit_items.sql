-- Differs: TOP instead of LIMIT. Written from the manual; nobody has run it yet.
SELECT TOP (:limit) id, state, lock_id, lock_user, attempts FROM intray.item WHERE id > :item ORDER BY id
