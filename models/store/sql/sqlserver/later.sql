-- Differs: the arithmetic of times. Written from the manual; nobody has run it yet.
SELECT CONVERT(char(23), DATEADD(second, :seconds, CONVERT(datetime2(3), LEFT(:now, 23), 126)), 126) + 'Z' AS later
