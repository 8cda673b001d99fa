-- The state that an item is in once work on it has ended like this.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION state_after(the_kind EXACT_WORD(64))
RETURNS EXACT_WORD(64)
NOT DETERMINISTIC READS SQL DATA SQL SECURITY INVOKER
BEGIN
    DECLARE answer EXACT_WORD(64);
    SELECT following.state INTO answer
    FROM disposition_rule AS ends JOIN event_rule AS following ON following.kind = ends.event
    WHERE ends.kind = the_kind;
    RETURN answer;
END
