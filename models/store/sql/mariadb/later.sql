-- Differs: the arithmetic of times. The text's own T and Z are taken off first.
SELECT CONCAT(REPLACE(CAST(REPLACE(TRIM(TRAILING 'Z' FROM :now), 'T', ' ') AS DATETIME(3)) + INTERVAL :seconds SECOND, ' ', 'T'), 'Z') AS later
