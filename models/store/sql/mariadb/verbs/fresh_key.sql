-- 256 bits that nobody can guess. Servers before 10.10 have no RANDOM_BYTES; what they have instead is harder to guess than
-- to find out otherwise.
CREATE OR REPLACE DEFINER = 'intray_owner'@'localhost' FUNCTION fresh_key()
RETURNS EXACT_WORD(64)
NOT DETERMINISTIC NO SQL SQL SECURITY INVOKER
BEGIN
    DECLARE EXIT HANDLER FOR SQLEXCEPTION
        RETURN SHA2(CONCAT_WS('|', UUID(), RAND(), RAND(), CONNECTION_ID(), NOW(6)), 256);
    RETURN LOWER(HEX(RANDOM_BYTES(32)));
END
