-- Differs: on servers one function makes a selftest
INSERT INTO event (item_id, at, kind, user, workstation)
SELECT id, :now, 'added', :user, :workstation FROM item WHERE queue_id = :queue_id ORDER BY id
