-- name: too_many
-- The refusal of one more where a user has added more of a kind today than a person would. NULL: it is written down.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE too_many(
    IN me EXACT_NAME(255), IN the_kind EXACT_WORD(64), IN most BIGINT, INOUT refusal EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
CALL too_many_at_once(me, the_kind, 1, most, refusal)

-- name: too_many_at_once
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE too_many_at_once(
    IN me EXACT_NAME(255), IN the_kind EXACT_WORD(64), IN added BIGINT, IN most BIGINT, INOUT refusal EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE so_far BIGINT;
    IF refusal IS NULL THEN
        INSERT INTO allowance_all (user, kind, day, n) VALUES (me, the_kind, UTC_DATE(), added)
        ON DUPLICATE KEY UPDATE n = IF(day = VALUES(day), n, 0) + added, day = VALUES(day);
        SELECT a.n INTO so_far FROM allowance_all AS a WHERE a.user = me AND a.kind = the_kind;
        IF so_far > most THEN
            SET refusal = JSON_OBJECT('refused', 'too_many', 'what', the_kind, 'most', most);
        END IF;
    END IF;
END

-- name: too_many_supervised
-- Each item that a supervisor releases, hands on, opens again, corrects, or gives another place or assignee is a line of the
-- history. All items of a large queue, several times a day, are fewer.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE too_many_supervised(
    IN me EXACT_NAME(255), IN the_items EXACT_TEXT, INOUT refusal EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
CALL too_many_at_once(me, 'supervised', JSON_LENGTH(the_items), 1000000, refusal)

-- name: too_many_returns
-- Who takes an item and gives it back can go on for ever, and each round is a line of the history. A worker's program may do
-- so for much of a night; a person ends their items.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE too_many_returns(
    IN me EXACT_NAME(255), INOUT refusal EXACT_TEXT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE most BIGINT DEFAULT 5000;
    SELECT IF(FIND_IN_SET('worker', u.roles), 100000, 5000) INTO most FROM user_all AS u WHERE u.name = me;
    CALL too_many(me, 'returned', most, refusal);
END
