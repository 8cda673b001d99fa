-- name: pass_items
-- Lets a piece of a delivery go without eyes, behind the item the_after: what waits, nobody has worked on, and has a place of
-- doubt up to the_most_doubt. Of these, the_drawn in a million stay as a sample; where they are more than before, others that have
-- passed belong to it from now on. Says how far it came; nothing more: the_after as it was given. Whoever calls does not choose what
-- is drawn: that follows from a secret of the queue, which is older than its records.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION pass_items(
    the_import BIGINT, the_most_doubt BIGINT, the_drawn BIGINT, the_after BIGINT, the_limit BIGINT,
    the_workstation EXACT_NAME(255))
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE looked_at, gone, stays BIGINT DEFAULT 0;
    DECLARE one BIGINT;
    DECLARE is_gone INTEGER;
    DECLARE moment DATETIME(3) DEFAULT UTC_TIMESTAMP(3);
    CALL who_calls('pass_items', me, answer);
    SET answer = COALESCE(answer, IF(COALESCE(the_most_doubt BETWEEN 1 AND 499 AND the_drawn BETWEEN 1 AND 1000000
                                              AND the_after >= 0 AND the_limit BETWEEN 1 AND 10000
                                              AND the_workstation IS NOT NULL, 0), NULL,
                                     '{"refused":"value_odd","what":"after"}'));
    IF answer IS NULL THEN
        CALL pass_refused(the_import, the_most_doubt, the_drawn, answer);
    END IF;
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    -- Another call may just have chosen, which the look before did not see.
    INSERT IGNORE INTO pass_all (import_id, most_doubt, drawn, user, at)
    VALUES (the_import, the_most_doubt, the_drawn, me, moment);
    SELECT p.most_doubt = the_most_doubt AND p.drawn <= the_drawn INTO is_gone FROM pass_all AS p
    WHERE p.import_id = the_import FOR UPDATE;
    IF NOT is_gone THEN
        RETURN '{"refused":"pass_is_chosen"}';
    END IF;
    CALL draw_more(the_import, the_drawn);
    passing: WHILE looked_at < the_limit DO
        SET one = next_to_pass_of(the_import, the_most_doubt, the_after);
        IF one IS NULL THEN
            LEAVE passing;
        END IF;
        CALL pass_one(the_import, one, the_most_doubt, the_drawn, me, the_workstation, moment, is_gone);
        SET gone = gone + COALESCE(is_gone, 0), stays = stays + COALESCE(1 - is_gone, 0), looked_at = looked_at + 1,
            the_after = one;
    END WHILE;
    RETURN CONCAT('{"passed":', gone, ',"drawn":', stays, ',"after":', the_after, '}');
END

-- name: draw_more
-- Those of the items that have passed which a greater part has in it. Where they are opened again they stand among the others.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE draw_more(IN the_import BIGINT, IN the_drawn BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
drawing: BEGIN
    DECLARE its_queue BIGINT;
    UPDATE pass_all AS p SET p.drawn = the_drawn WHERE p.import_id = the_import AND p.drawn < the_drawn;
    IF ROW_COUNT() = 0 THEN
        LEAVE drawing;
    END IF;
    SELECT p.queue_id INTO its_queue FROM import_all AS p WHERE p.id = the_import;
    UPDATE item_all AS i JOIN passed_all AS p ON p.item_id = i.id
    SET i.doubt = place_of_drawn(its_queue, i.id)
    WHERE p.import_id = the_import AND NOT p.drawn AND i.state = 'done' AND drawn_of_million(its_queue, i.id) < the_drawn;
    UPDATE passed_all AS p SET p.drawn = 1
    WHERE p.import_id = the_import AND NOT p.drawn AND drawn_of_million(its_queue, p.item_id) < the_drawn;
END

-- name: pass_refused
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE pass_refused(
    IN the_import BIGINT, IN the_most_doubt BIGINT, IN the_drawn BIGINT, OUT answer EXACT_TEXT)
READS SQL DATA SQL SECURITY INVOKER
BEGIN
    SET answer = '{"refused":"no_such_delivery"}';
    SELECT CASE
               WHEN p.state <> 'complete' THEN '{"refused":"delivery_not_complete"}'
               WHEN q.pass_most_wrong IS NULL THEN '{"refused":"passes_nothing"}'
               WHEN is_keyed_twice(q.id) THEN '{"refused":"passes_not_keyed_twice"}'
               WHEN n.share = 100 THEN '{"refused":"passes_not_on"}'
               WHEN c.most_doubt <> the_most_doubt OR c.drawn > the_drawn THEN '{"refused":"pass_is_chosen"}' END
    INTO answer
    FROM import_all AS p JOIN queue_all AS q ON q.id = p.queue_id
    LEFT JOIN queue_all AS n ON n.id = q.next_queue_id
    LEFT JOIN pass_all AS c ON c.import_id = p.id
    WHERE p.id = the_import FOR UPDATE;
END

-- name: next_to_pass_of
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION next_to_pass_of(
    the_import BIGINT, the_most_doubt BIGINT, the_after BIGINT)
RETURNS BIGINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (
    SELECT i.id FROM item_all AS i FORCE INDEX (item_import)
    WHERE i.import_id = the_import AND i.id > the_after AND i.state = 'open' AND i.attempts = 0 AND i.available_at IS NULL
      AND i.doubt BETWEEN 1 AND the_most_doubt
      AND NOT EXISTS (SELECT 1 FROM passed_all AS b WHERE b.item_id = i.id)
      AND NOT EXISTS (SELECT 1 FROM event_all AS e
                      WHERE e.item_id = i.id AND e.kind NOT IN ('imported', 'prioritized', 'corrected', 'updated'))
    ORDER BY i.id LIMIT 1)

-- name: pass_one
-- Whether the item is gone now. NULL: somebody may just have taken it, or another call may have let it pass or drawn it, which
-- the look before did not see; both are looked at once more under its lock.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE pass_one(
    IN the_import BIGINT, IN the_item BIGINT, IN the_most_doubt BIGINT, IN the_drawn BIGINT, IN me EXACT_NAME(255),
    IN the_workstation EXACT_NAME(255), IN moment DATETIME(3), OUT is_gone INTEGER)
MODIFIES SQL DATA SQL SECURITY INVOKER
passing: BEGIN
    DECLARE its_queue, its_doubt, its_priority BIGINT;
    DECLARE its_digest EXACT_TEXT;
    SET is_gone = NULL;
    SELECT i.queue_id, i.doubt, i.priority INTO its_queue, its_doubt, its_priority FROM item_all AS i
    WHERE i.id = the_item AND i.state = 'open' AND i.attempts = 0 AND i.available_at IS NULL
      AND i.doubt BETWEEN 1 AND the_most_doubt FOR UPDATE;
    IF its_queue IS NULL THEN
        LEAVE passing;
    END IF;
    SET is_gone = drawn_of_million(its_queue, the_item) >= the_drawn;
    INSERT IGNORE INTO passed_all (item_id, import_id, doubt, drawn) VALUES (the_item, the_import, its_doubt, NOT is_gone);
    IF ROW_COUNT() = 0 THEN
        SET is_gone = NULL;
        LEAVE passing;
    END IF;
    IF NOT is_gone THEN
        UPDATE item_all AS i
        SET i.doubt = place_of_drawn(its_queue, the_item),
            i.front = stands_in_front(its_queue, -i.priority * 1000 - i.doubt, the_item)
        WHERE i.id = the_item;
        LEAVE passing;
    END IF;
    UPDATE item_all AS i SET i.state = 'done', i.front = 0, i."change" = i."change" + 1 WHERE i.id = the_item;
    SELECT SHA2(CONCAT(q.digest_key, '|', the_item, '|', COALESCE(r.current, r.imported)), 256) INTO its_digest
    FROM record_all AS r JOIN queue_all AS q ON q.id = its_queue WHERE r.item_id = the_item FOR UPDATE;
    INSERT INTO event_all (queue_id, item_id, at, kind, user, workstation, detail)
    VALUES (its_queue, the_item, moment, 'passed', me, the_workstation,
            CONCAT('{"digest":"', its_digest, '","import":', the_import, '}'));
    UPDATE record_all AS r SET r.error = NULL, r.finished_by = NULL, r.finished_at = moment WHERE r.item_id = the_item;
END

-- name: drawn_of_million
-- Where chance has put an item, 0 to 999,999. digest_key is older than the queue's records, and the history has its digest
-- from the moment on at which the rule was turned on (rule_state).
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION drawn_of_million(the_queue_id BIGINT, the_item BIGINT)
RETURNS BIGINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (SELECT CONV(SUBSTR(SHA2(CONCAT(q.digest_key, '|pass|', the_item), 256), 1, 8), 16, 10) % 1000000
        FROM queue_all AS q WHERE q.id = the_queue_id)

-- name: place_of_drawn
-- Where an item of the sample stands among those that people open, so that its place does not tell it apart.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION place_of_drawn(the_queue_id BIGINT, the_item BIGINT)
RETURNS BIGINT
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
RETURN (SELECT 1 + CONV(SUBSTR(SHA2(CONCAT(q.digest_key, '|place|', the_item), 256), 1, 8), 16, 10) % 998
        FROM queue_all AS q WHERE q.id = the_queue_id)
