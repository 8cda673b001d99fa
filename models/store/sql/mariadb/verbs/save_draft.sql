-- Under the lock only; an older revision than the stored one changes nothing.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION save_draft(
    the_item BIGINT, the_lock EXACT_CODE(36), the_revision BIGINT, the_content EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer EXACT_TEXT;
    DECLARE held BIGINT;
    CALL who_calls('save_draft', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    IF NOT COALESCE(JSON_VALID(the_content) AND JSON_TYPE(the_content) = 'OBJECT', 0) THEN
        RETURN '{"refused":"record_is_no_object"}';
    ELSEIF LENGTH(the_content) > 16777216 THEN
        RETURN '{"refused":"record_too_large","most":16777216}';
    END IF;
    SELECT i.id INTO held FROM item_all AS i
    WHERE i.id = the_item AND i.state = 'locked' AND i.lock_id = the_lock AND i.lock_user = me
    LOCK IN SHARE MODE;
    IF held IS NULL THEN
        RETURN loss_answer(the_item);
    END IF;
    INSERT INTO draft_all (item_id, lock_id, user, revision, content, saved_at)
    VALUES (the_item, the_lock, me, the_revision, the_content, UTC_TIMESTAMP(3))
    ON DUPLICATE KEY UPDATE
        content = IF(VALUES(revision) > revision, VALUES(content), content),
        saved_at = IF(VALUES(revision) > revision, VALUES(saved_at), saved_at),
        revision = GREATEST(revision, VALUES(revision));
    RETURN '{}';
END
