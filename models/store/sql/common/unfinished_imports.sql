SELECT * FROM import WHERE state IN ('staging', 'accepted', 'discarding') ORDER BY id
