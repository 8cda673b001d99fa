-- Seals the records of an item and of all steps before it, for good.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' PROCEDURE seal_steps(IN the_item BIGINT)
MODIFIES SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE before_it BIGINT;
    DECLARE hop INTEGER DEFAULT 0;
    WHILE the_item IS NOT NULL AND hop < 100 DO
        UPDATE record_all AS r SET r.sealed = 1 WHERE r.item_id = the_item;
        SET before_it = NULL;
        SELECT i.from_item_id INTO before_it FROM item_all AS i WHERE i.id = the_item;
        SET the_item = before_it, hop = hop + 1;
    END WHILE;
END
