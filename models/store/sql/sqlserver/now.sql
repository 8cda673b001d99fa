-- Differs: the server's clock, UTC in the one shape. Written from the manual; nobody has run it yet.
SELECT CONVERT(char(23), CONVERT(datetime2(3), SYSUTCDATETIME()), 126) + 'Z' AS now
