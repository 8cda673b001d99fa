-- Why the session's user cannot ask a queue for work over its query; NULL: they can. What is not theirs comes before what
-- there is.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION source_refused(
    the_queue_id BIGINT, takes INTEGER, has_source INTEGER, the_queue EXACT_NAME(255)) RETURNS EXACT_TEXT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN CASE
    WHEN the_queue_id IS NULL AND hears_of_all() THEN JSON_OBJECT('refused', 'no_such_queue', 'queue', the_queue)
    WHEN the_queue_id IS NULL OR NOT takes THEN JSON_OBJECT('refused', 'not_permitted', 'role', 'clerk')
    WHEN NOT has_source THEN JSON_OBJECT('refused', 'no_source', 'queue', the_queue) END
