-- Differs: the server's clock, UTC in the one shape.
SELECT CONCAT(REPLACE(UTC_TIMESTAMP(3), ' ', 'T'), 'Z') AS now
