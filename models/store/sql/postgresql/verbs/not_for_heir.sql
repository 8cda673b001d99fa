-- Why somebody may not be given an item that is locked as a row; null: may be.
CREATE OR REPLACE FUNCTION intray.not_for_heir(heir intray."user", it intray.item) RETURNS text
LANGUAGE plpgsql AS $fn$
DECLARE
    its intray.queue;
BEGIN
    SELECT * INTO its FROM intray.queue WHERE id = it.queue_id;
    RETURN CASE
        WHEN it.lock_user = heir.name THEN json_build_object('refused', 'holds_already', 'user', heir.name)
        WHEN NOT intray.may_take(heir, its.id)
        THEN json_build_object('refused', 'not_a_member', 'user', heir.name, 'queue', its.name)
        WHEN its.other_hands = 1 AND heir.name IN (it.not_for, it.nor_for)
        THEN json_build_object('refused', 'not_for_them', 'user', heir.name)
        WHEN intray.free_locks(heir, its.id, its.locks_per_user) <= 0
        THEN json_build_object('refused', 'holds_enough', 'user', heir.name, 'queue', its.name)
    END::text;
END
$fn$
