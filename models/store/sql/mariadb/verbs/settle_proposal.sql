-- The holder has taken or refused these fields of what is proposed: they are not offered again.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION settle_proposal(
    the_item BIGINT, the_lock EXACT_CODE(36), the_fields EXACT_TEXT)
RETURNS EXACT_TEXT
NOT DETERMINISTIC MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE me EXACT_NAME(255);
    DECLARE answer, its_content, one EXACT_TEXT;
    DECLARE held BIGINT;
    DECLARE at_end INTEGER DEFAULT 0;
    DECLARE settled CURSOR FOR
        SELECT f.field FROM JSON_TABLE(the_fields, '$[*]' COLUMNS (
            field EXACT_TEXT PATH '$')) AS f;
    DECLARE CONTINUE HANDLER FOR NOT FOUND SET at_end = 1;
    CALL who_calls('settle_proposal', me, answer);
    IF answer IS NOT NULL THEN
        RETURN answer;
    END IF;
    SELECT i.id INTO held FROM item_all AS i
    WHERE i.id = the_item AND i.state = 'locked' AND i.lock_id = the_lock AND i.lock_user = me
    LOCK IN SHARE MODE;
    IF held IS NULL THEN
        RETURN lock_lost_answer(the_item);
    END IF;
    SELECT p.content INTO its_content FROM proposal_all AS p WHERE p.item_id = the_item FOR UPDATE;
    IF its_content IS NULL THEN
        RETURN '{}';
    END IF;
    SET at_end = 0;
    OPEN settled;
    FETCH settled INTO one;
    WHILE NOT at_end DO
        SET its_content = JSON_REMOVE(its_content, CONCAT('$.', JSON_QUOTE(one)));
        FETCH settled INTO one;
    END WHILE;
    CLOSE settled;
    UPDATE proposal_all SET content = its_content WHERE item_id = the_item;
    RETURN '{}';
END
